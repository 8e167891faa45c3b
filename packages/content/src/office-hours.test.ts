import { expect, it } from 'vitest';
import { describeHours } from './office-hours.ts';

it.each([
  ['08:00', '17:00', -4, '8 AM to 5 PM GMT-4', 'de 8 a. m. a 5 p. m., GMT-4'],
  ['08:30', '12:00', 1, '8:30 AM to 12 PM GMT+1', 'de 8:30 a. m. a 12 p. m., GMT+1'],
  ['07:00', '11:30', 0, '7 AM to 11:30 AM GMT+0', 'de 7 a. m. a 11:30 a. m., GMT+0'],
  ['06:00', '21:00', -5, '6 AM to 9 PM GMT-5', 'de 6 a. m. a 9 p. m., GMT-5'],
])('describes %s to %s at UTC offset %s', (opens, closes, utcOffset, en, es) => {
  expect(describeHours({ days: 'Mo-Fr', opens, closes, utcOffset })).toEqual({
    en,
    es: es.replaceAll('. m.', '.\u00A0m.'),
  });
});
