import { expect, it } from 'vitest';
import { namesGain } from './gains.ts';

it.each([
  'A gain of about $360 on crude oil.',
  'He made a profit of 20% in March.',
  'I earned $5,000 in a week.',
  'She made over $900 before lunch.',
  'They netted 1,200 dollars.',
  'A 20% profit in ten days.',
  'Earning 5% a month with it.',
  'Gains of up to 40% were common.',
  'The trade gained 12 ticks, which is $120.',
  'Ganó un 20 % en marzo.',
  'Ganamos más de US$ 500 ese día.',
  'Una ganancia de casi $300.',
  'Una rentabilidad del 20 % al mes.',
  'Cobró 1.200 dólares en una semana.',
  'Obtuvo un 15 % de beneficio.',
  'Un 20 % de ganancia.',
])('finds the gain in “%s”', (text) => {
  expect(namesGain(text)).toBe(true);
});

it.each([
  'The yearly plan costs $390.',
  'It made a new low, and 70% of the volume traded below.',
  'Contracts trade with a delta of 600, or 15%, and price gains 10 ticks.',
  'The value area has 70% of the day’s volume.',
  'Five payments of $158 make $790.',
  'You save $109 a year.',
  'El área de valor contiene el 70 % del volumen.',
  'Cuesta $390 al año.',
  'La barra ganó 12 ticks.',
])('finds none in “%s”', (text) => {
  expect(namesGain(text)).toBe(false);
});
