import { describe, expect, it } from 'vitest';
import { chartTexts } from './charts.ts';
import { playgroundTexts } from './playground.ts';
import { chartValueNames } from './schema/charts.ts';
import { locales } from './schema/locale.ts';

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const known: ReadonlySet<string | undefined> = new Set(chartValueNames);

const leaves = (texts: object, path = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${path}${name}`, value] as [string, string]]
      : leaves(value, `${path}${name}.`),
  );

describe('the texts of the charts', () => {
  it.each(locales)('name only values that charts have, in %s', (locale) => {
    for (const [name, text] of [
      ...leaves(chartTexts[locale].charts),
      ...leaves(playgroundTexts[locale].announcements),
    ]) {
      expect(
        places(text).every((place) => known.has(place)),
        name,
      ).toBe(true);
    }
  });

  it('name the same values in both languages', () => {
    for (const texts of [chartTexts, playgroundTexts]) {
      const spanish = Object.fromEntries(leaves(texts.es));
      for (const [name, text] of leaves(texts.en)) {
        expect(places(spanish[name] ?? ''), name).toEqual(places(text));
      }
    }
  });

  it('separate a number from its per cent sign in Spanish only', () => {
    const spanish = JSON.stringify([chartTexts.es, playgroundTexts.es]);
    expect(spanish).not.toMatch(/[\d}]%|[\d}] %/);
    expect(JSON.stringify([chartTexts.en, playgroundTexts.en])).not.toMatch(/[\d}]\s%/);
  });
});
