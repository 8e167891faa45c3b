import type { Labels } from '../core/labels.ts';

/** Every label in Indonesian. */
export const labels: Labels = {
  label: 'Chat dengan kami',
  status: 'Biasanya membalas dalam 1 jam',
  'status-away': 'Sedang tidak ada, akan membalas nanti',
  message: 'Halo! 🤝\nAda yang bisa kami bantu?',
  placeholder: 'Tulis pesan..',
  'label-typing': 'Mengetik',
  'label-send': 'Kirim lewat {channel}, jendela baru',
  'label-close': 'Tutup',
  'label-qr': 'Lanjutkan di ponsel: pindai kode ini',
};
