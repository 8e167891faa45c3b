import { expect, it } from 'vitest';
import { translationProblems } from './translation-problems.ts';

it('accepts the same placeholders in another order, at any depth', () => {
  const en = { chart: { caption: '{low} to {high}' }, title: 'Chart' };
  const es = { chart: { caption: 'de {high} a {low}' }, title: 'Gráfico' };
  expect(translationProblems({ en, es })).toEqual([]);
});

it('reports a placeholder that a translation leaves out or adds', () => {
  const en = { caption: '{low} to {high}', title: 'Chart' };
  const es = { caption: 'desde {low}', title: 'Gráfico {id}' };
  expect(translationProblems({ en, es })).toEqual([
    'es caption: uses {low}, not {high}, {low}',
    'es title: uses {id}, not none',
  ]);
});

it('reports a percent sign that is spaced as in the other language', () => {
  const right = { en: { share: '{share}%' }, es: { share: '{share}\u00a0%' } };
  expect(translationProblems(right)).toEqual([]);
  const wrong = { en: { share: '{share}\u00a0%' }, es: { share: '{share} %' } };
  expect(translationProblems(wrong)).toHaveLength(2);
  expect(translationProblems({ en: { share: '5%' }, es: { share: '5%' } })).toEqual([
    'es share: spaces % as another language',
  ]);
});
