import type { CheckoutProvider } from '@otm/schema';
import { expect, it } from 'vitest';
import { affiliateParameterAt } from './affiliate-parameter.ts';

const name = { en: 'card', es: 'tarjeta' };
const card: CheckoutProvider = {
  id: 'card',
  name,
  template: 'https://pay.acme.io/{language}/{item}',
  affiliateParameter: 'ref',
};
const wallet: CheckoutProvider = {
  id: 'wallet',
  name,
  links: { pack: 'https://wallet.io/a', swing: { en: 'https://w.io/b', es: 'https://w.io/c' } },
  affiliateParameter: 'partner',
};

it.each([
  ['https://pay.acme.io/class', 'ref'],
  ['https://wallet.io/class', 'partner'],
  ['https://w.io/class', 'partner'],
  ['https://elsewhere.io/class', undefined],
  ['not a URL', undefined],
])('finds the parameter of the checkout on the host of %s', (url, parameter) => {
  expect(affiliateParameterAt(url, [card, wallet])).toBe(parameter);
});

it('finds none where the checkout pays no affiliates', () => {
  const { affiliateParameter: _, ...plain } = card;
  expect(affiliateParameterAt('https://pay.acme.io/class', [plain])).toBeUndefined();
});
