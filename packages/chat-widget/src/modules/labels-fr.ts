import type { Labels } from '../core/labels.ts';

/** Every label in French. */
export const labels: Labels = {
  label: 'Écrivez-nous',
  status: 'Répond généralement en 1 heure',
  'status-away': 'Absent, répond plus tard',
  message: 'Bonjour ! 🤝\nComment pouvons-nous vous aider ?',
  placeholder: 'Écrivez un message..',
  'label-typing': 'Écrit',
  'label-send': 'Envoyer par {channel}, nouvelle fenêtre',
  'label-close': 'Fermer',
  'label-qr': 'Continuez sur votre téléphone : scannez ce code',
};
