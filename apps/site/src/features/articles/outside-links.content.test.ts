import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { companyPage, features, policiesPage, posts } from '../../library.ts';

/** Returns every URL of another site in a text. */
const outsideUrls = (value: unknown): readonly string[] =>
  JSON.stringify(value).match(/https?:\/\/[^"\s]+/g) ?? [];

describe.each(locales)('in the sandbox, in %s', (locale) => {
  const texts = [...features, ...posts].map(
    ({ slug, text }) => [slug[locale], text[locale].blocks] as const,
  );

  it.each([
    ...texts,
    ['the policies', policiesPage[locale].blocks],
    ['the page about the company', companyPage[locale].blocks],
  ] as const)('every link of %s to another site goes to its stand-in', (_name, blocks) => {
    expect(outsideUrls(blocks)).toEqual([]);
  });

  it('the questions have links to stand-ins', () => {
    expect(JSON.stringify(texts)).toMatch(/\/__sandbox\//);
  });
});
