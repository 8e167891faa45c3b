import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
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
  ['sharedChartTexts.price', 'packages/charts/src/texts/shared-chart-texts-es.ts: "price"'],
  ['replayTexts.start', 'packages/charts/src/texts/replay-texts-es.ts: "start"'],
  ['chartCopy.charts.hero.title', 'packages/content/src/charts/es.ts: "charts.hero.title"'],
  ['unknown.key', 'packages/content/src: "key"'],
])('names file, key and language of %s', (path, expected) => {
  expect(lineFor(path)).toBe(`${expected} has no text in "es": write it.`);
});

it.each([
  ['chartCopy.charts.bar-timer.title', 'content/src/indicators/bar-timer/bar-timer-chart.ts'],
  ['readingTexts.vwap', 'content/src/indicators/vwap/vwap-reading.ts'],
  ['replayTexts.announcements.swing', 'charts/src/indicators/swing/swing-texts.ts'],
])('names the indicator’s own file of %s', (path, expected) => {
  expect(lineFor(path)?.split(':')[0]).toBe(`packages/${expected}`);
  expect(existsSync(resolve(import.meta.dirname, '../../../packages', expected))).toBe(true);
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
