import { chartPlaceholders, locales, translationProblems } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { chartCopy } from './index.ts';

describe('the copy of the charts', () => {
  it('is equivalent in every language', () => {
    expect(translationProblems(chartCopy)).toEqual([]);
  });

  it.each(locales)('describes every chart by its numbers in %s', (locale) => {
    const described = Object.values(chartCopy[locale].charts).flatMap((texts): string[] =>
      'session' in texts ? [texts.description, texts.session] : [texts.description],
    );
    expect(described).toHaveLength(Object.keys(chartPlaceholders).length + 2);
    for (const text of described) expect(text).toMatch(/\{\w+\}.*\{\w+\}/s);
  });
});
