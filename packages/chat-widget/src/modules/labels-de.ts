import type { Labels } from '../core/labels.ts';

/** Every label in German. */
export const labels: Labels = {
  label: 'Schreib uns',
  status: 'Antwortet meist innerhalb von 1 Stunde',
  'status-away': 'Abwesend, antwortet später',
  message: 'Hallo! 🤝\nWie können wir helfen?',
  placeholder: 'Nachricht schreiben..',
  'label-typing': 'Schreibt',
  'label-send': 'Über {channel} senden, neues Fenster',
  'label-close': 'Schließen',
  'label-qr': 'Weiter am Handy: Code scannen',
};
