import type { Labels } from '../core/labels.ts';

/** Every label in Dutch. */
export const labels: Labels = {
  label: 'Chat met ons',
  status: 'Antwoordt meestal binnen 1 uur',
  'status-away': 'Afwezig, antwoordt later',
  message: 'Hallo! 🤝\nHoe kunnen we helpen?',
  placeholder: 'Typ een bericht..',
  'label-typing': 'Typt',
  'label-send': 'Verzenden via {channel}, nieuw venster',
  'label-close': 'Sluiten',
  'label-qr': 'Verder op je telefoon: scan deze code',
};
