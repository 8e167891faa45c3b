import { expect, it } from 'vitest';
import { checkoutUrl } from './checkout-url.ts';

const template = 'https://pay.acme.io/{language}/{item}';
const links = {
  pack: 'https://buy.acme.io/a',
  plan: { en: 'https://b.io/e', es: 'https://b.io/s' },
};

it.each([
  ['a listed URL in every language', { links }, 'pack', 'es', 'https://buy.acme.io/a'],
  ['a listed URL of the language', { links }, 'plan', 'es', 'https://b.io/s'],
  ['a listed URL before the template', { links, template }, 'pack', 'en', 'https://buy.acme.io/a'],
  ['the template', { links, template }, 'x', 'es', 'https://pay.acme.io/es/x'],
  [
    'an item as one segment',
    { template },
    '../x?y#z',
    'en',
    'https://pay.acme.io/en/..%2Fx%3Fy%23z',
  ],
  ['nothing', { links }, 'x', 'en', undefined],
  ['nothing for inherited names', { links }, 'constructor', 'en', undefined],
] as const)('returns %s', (_, provider, item, locale, url) => {
  expect(checkoutUrl(provider, item, locale)).toBe(url);
});
