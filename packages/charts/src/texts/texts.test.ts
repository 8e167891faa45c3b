import { type ChartId, chartPlaceholders, locales, setupSessionPlaceholders } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { chartTexts, replayTexts } from './index.ts';

const placeholdersIn = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

/** The placeholders that a text may use, by its path: `vwap.caption`. */
function allowedIn(path: string): readonly string[] {
  const [id, field] = path.split('.') as [ChartId, string | undefined];
  return field === 'session' ? setupSessionPlaceholders : chartPlaceholders[id];
}

const leaves = (texts: object, path = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[`${path}${name}`, value] as [string, string]]
      : leaves(value, `${path}${name}.`),
  );

describe('the default texts of charts and replay', () => {
  it.each(locales)('use only placeholders of their own chart in %s', (locale) => {
    const { charts } = chartTexts[locale];
    for (const [path, text] of leaves(charts).concat(leaves(replayTexts[locale].announcements))) {
      const unknown = placeholdersIn(text).filter((name) => !allowedIn(path).includes(name ?? ''));
      expect(unknown, path).toEqual([]);
    }
  });

  it.each([
    ['charts', chartTexts],
    ['replay', replayTexts],
  ])('use the same placeholders in both languages: %s', (_, texts) => {
    const spanish = Object.fromEntries(leaves(texts.es));
    for (const [path, text] of leaves(texts.en)) {
      expect(placeholdersIn(spanish[path] ?? ''), path).toEqual(placeholdersIn(text));
    }
  });

  it('put a space before the percent sign in Spanish only', () => {
    expect(JSON.stringify([chartTexts.es, replayTexts.es])).not.toMatch(/[\d}]%|[\d}] %/);
    expect(JSON.stringify([chartTexts.en, replayTexts.en])).not.toMatch(/[\d}]\s%/);
  });
});
