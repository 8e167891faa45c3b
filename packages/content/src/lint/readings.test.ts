import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { nodeLibrary } from '../library/node-library.ts';
import { scales } from './reading-ease.ts';
import { readingsOf } from './readings.ts';

const { features, posts } = nodeLibrary;

describe.each(locales)('the reading ease in %s', (locale) => {
  const readings = readingsOf(locale);
  const limited = readings.filter((reading) => reading.limited);
  const { name: scale, limit } = scales[locale];

  it('is known of the pages, the glossary and every article and post', () => {
    const names = limited.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'homePage',
        'buyPage',
        'contactPage',
        'glossary',
        ...features.map(({ slug }) => `features/${slug[locale]}`),
        ...posts.map(({ slug }) => `blog/${slug[locale]}`),
      ]),
    );
  });

  it.each(limited)(`of $name keeps the limit of ${limit} on the ${scale} scale`, (reading) => {
    expect(reading.easy, `${scale} ${reading.value.toFixed(1)}`).toBe(true);
  });
});
