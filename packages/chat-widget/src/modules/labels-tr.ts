import type { Labels } from '../core/labels.ts';

/** Every label in Turkish. */
export const labels: Labels = {
  label: 'Bize yazın',
  status: 'Genellikle 1 saat içinde yanıtlar',
  'status-away': 'Şu an yok, sonra yanıtlar',
  message: 'Merhaba! 🤝\nSize nasıl yardımcı olabiliriz?',
  placeholder: 'Bir mesaj yazın..',
  'label-typing': 'Yazıyor',
  'label-send': '{channel} ile gönder, yeni pencere',
  'label-close': 'Kapat',
  'label-qr': 'Telefonunuzda devam edin: bu kodu tarayın',
};
