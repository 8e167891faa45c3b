import { type ChartId, chartPlaceholders, locales, setupSessionPlaceholders } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { chartCopy } from './index.ts';

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

describe('the copy of the charts', () => {
  it.each(locales)('use only placeholders of their own chart in %s', (locale) => {
    for (const [path, text] of leaves(chartCopy[locale].charts)) {
      const unknown = placeholdersIn(text).filter((name) => !allowedIn(path).includes(name ?? ''));
      expect(unknown, path).toEqual([]);
    }
  });

  it.each(locales)('describe every chart by its numbers in %s', (locale) => {
    const descriptions = leaves(chartCopy[locale].charts).filter(([path]) =>
      /\.(description|session)$/.test(path),
    );
    expect(descriptions).toHaveLength(Object.keys(chartPlaceholders).length + 2);
    for (const [path, text] of descriptions) {
      expect(placeholdersIn(text).length, path).toBeGreaterThan(1);
    }
  });

  it('use the same placeholders in both languages', () => {
    const spanish = Object.fromEntries(leaves(chartCopy.es));
    for (const [path, text] of leaves(chartCopy.en)) {
      expect(placeholdersIn(spanish[path] ?? ''), path).toEqual(placeholdersIn(text));
    }
  });

  it('put a space before the percent sign in Spanish only', () => {
    expect(JSON.stringify(chartCopy.es)).not.toMatch(/[\d}]%|[\d}] %/);
    expect(JSON.stringify(chartCopy.en)).not.toMatch(/[\d}]\s%/);
  });
});
