import type { Labels } from '../core/labels.ts';

/** Every label in Arabic. */
export const labels: Labels = {
  label: 'تحدث معنا',
  status: 'يرد عادةً خلال ساعة',
  'status-away': 'غير متاح، سيرد لاحقًا',
  message: 'مرحبًا! 🤝\nكيف يمكننا مساعدتك؟',
  placeholder: 'اكتب رسالة..',
  'label-typing': 'يكتب',
  'label-send': 'أرسل عبر {channel}، نافذة جديدة',
  'label-close': 'إغلاق',
  'label-qr': 'تابع على هاتفك: امسح هذا الرمز',
};
