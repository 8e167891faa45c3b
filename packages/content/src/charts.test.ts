import {
  chartValueNames,
  footprintValueNames,
  locales,
  setupCaseNames,
  setupRuleNames,
} from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { chartTexts } from './charts.ts';
import { replayTexts } from './replay.ts';

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
/** The values that a text may name, by where it stands. */
function valuesOf(name: string): readonly string[] {
  if (/^(momentum|reversal)\.session$/.test(name)) return setupCaseNames;
  if (/^(momentum|reversal)\./.test(name)) return setupRuleNames;
  return name.startsWith('footprint.') ? footprintValueNames : chartValueNames;
}

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
      ...leaves(replayTexts[locale].announcements),
    ]) {
      expect(
        places(text).filter((place) => !valuesOf(name).includes(place ?? '')),
        name,
      ).toEqual([]);
    }
  });

  it.each(locales)('describe every picture by its numbers, in %s', (locale) => {
    const descriptions = leaves(chartTexts[locale].charts).filter(([name]) =>
      /\.(description|session)$/.test(name),
    );
    expect(descriptions).toHaveLength(14);
    for (const [name, text] of descriptions) expect(places(text).length, name).toBeGreaterThan(1);
  });

  it('name the same values in both languages', () => {
    for (const texts of [chartTexts, replayTexts]) {
      const spanish = Object.fromEntries(leaves(texts.es));
      for (const [name, text] of leaves(texts.en)) {
        expect(places(spanish[name] ?? ''), name).toEqual(places(text));
      }
    }
  });

  it('separate a number from its per cent sign in Spanish only', () => {
    const spanish = JSON.stringify([chartTexts.es, replayTexts.es]);
    expect(spanish).not.toMatch(/[\d}]%|[\d}] %/);
    expect(JSON.stringify([chartTexts.en, replayTexts.en])).not.toMatch(/[\d}]\s%/);
  });
});
