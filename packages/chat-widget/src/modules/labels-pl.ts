import type { Labels } from '../core/labels.ts';

/** Every label in Polish. */
export const labels: Labels = {
  label: 'Napisz do nas',
  status: 'Zwykle odpowiada w ciągu 1 godziny',
  'status-away': 'Nieobecny, odpowie później',
  message: 'Cześć! 🤝\nJak możemy pomóc?',
  placeholder: 'Napisz wiadomość..',
  'label-typing': 'Pisze',
  'label-send': 'Wyślij przez {channel}, nowe okno',
  'label-close': 'Zamknij',
  'label-qr': 'Kontynuuj na telefonie: zeskanuj ten kod',
};
