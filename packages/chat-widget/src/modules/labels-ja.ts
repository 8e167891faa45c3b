import type { Labels } from '../core/labels.ts';

/** Every label in Japanese. */
export const labels: Labels = {
  label: 'チャットで相談',
  status: '通常1時間以内に返信します',
  'status-away': '不在です。後ほど返信します',
  message: 'こんにちは！🤝\nどのようなご用件でしょうか？',
  placeholder: 'メッセージを入力..',
  'label-typing': '入力中',
  'label-send': '{channel}で送信、新しいウィンドウ',
  'label-close': '閉じる',
  'label-qr': 'スマートフォンで続ける：このコードを読み取ってください',
};
