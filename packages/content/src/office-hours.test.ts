import { expect, it } from 'vitest';
import { describeHours } from './office-hours.ts';

it.each([
  [
    '08:00',
    '17:00',
    -4,
    '8\u00A0AM to 5\u00A0PM GMT-4',
    'de 8\u00A0a.\u00A0m. a 5\u00A0p.\u00A0m., GMT-4',
  ],
  [
    '08:30',
    '12:00',
    1,
    '8:30\u00A0AM to 12\u00A0PM GMT+1',
    'de 8:30\u00A0a.\u00A0m. a 12\u00A0p.\u00A0m., GMT+1',
  ],
  [
    '07:00',
    '11:30',
    0,
    '7\u00A0AM to 11:30\u00A0AM GMT+0',
    'de 7\u00A0a.\u00A0m. a 11:30\u00A0a.\u00A0m., GMT+0',
  ],
  [
    '06:00',
    '21:00',
    -5,
    '6\u00A0AM to 9\u00A0PM GMT-5',
    'de 6\u00A0a.\u00A0m. a 9\u00A0p.\u00A0m., GMT-5',
  ],
])('describes %s to %s at UTC offset %s', (opens, closes, utcOffset, en, es) => {
  expect(describeHours({ days: 'Mo-Fr', opens, closes, utcOffset })).toEqual({
    en,
    es: es.replaceAll('. m.', '.\u00A0m.'),
  });
});
