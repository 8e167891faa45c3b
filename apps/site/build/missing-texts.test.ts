import type { Locale } from '@otm/schema';
import { expect, it } from 'vitest';
import { missingTextLines, refuseMissingTexts } from './missing-texts.ts';
import { missingTexts } from './render/missing-texts.ts';

const lineFor = (path: string, locale: Locale = 'es') => missingTextLines([{ path, locale }])[0];

it.each([
  ['contactPage.other.email', 'packages/content/src/pages/contact.ts: "other.email"'],
  ['buyPage.title', 'packages/content/src/pages/buy/es.ts: "title"'],
  ['newHomePage.lead', 'packages/content/src/pages/new-home/es.ts: "lead"'],
  ['uiText.nav.home', 'packages/content/src/ui-text/es.ts: "nav.home"'],
  ['chartTexts.price', 'packages/charts/src/texts/texts-es.ts: "price"'],
  ['unknown.key', 'packages/content/src: "key"'],
])('names file, key and language of %s', (path, expected) => {
  expect(lineFor(path)).toBe(`${expected} has no text in "es": write it.`);
});

it('names the file of the language that lacks the text', () => {
  expect(lineFor('buyPage.title', 'en')).toMatch(/^packages\/content\/src\/pages\/buy\/en\.ts: /);
});

it('refuses to build without a text, and builds with all of them', () => {
  expect(() => refuseMissingTexts([{ path: 'contactPage.title', locale: 'es' }])).toThrow(
    /then build again:\n- packages\/content\/src\/pages\/contact\.ts: "title" has no text in "es"/,
  );
  expect(() => refuseMissingTexts(missingTexts())).not.toThrow();
});
