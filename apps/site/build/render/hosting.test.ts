import { expect, it } from 'vitest';
import { fallbacks, urlRules } from './hosting.ts';

it('has a document for unknown parameters and unknown paths, in both languages', () => {
  const { notFound } = urlRules();
  expect(notFound.slice(0, 2)).toEqual([
    { prefix: '/', file: '/404.html' },
    { prefix: '/es/', file: '/es/404.html' },
  ]);
  expect(notFound.map(({ prefix }) => prefix)).toEqual(
    expect.arrayContaining(['/order/', '/es/order/', '/free-indicators/', '/es/free-indicators/']),
  );
});

it('shows the guide without an article, too', () => {
  expect(fallbacks().flatMap(({ bare }) => bare ?? [])).toEqual(['/features', '/es/features']);
});

it('redirects other spellings, each to a page of the same language', () => {
  const { redirects } = urlRules();
  expect(redirects).toContainEqual({
    from: '/free_indicators',
    to: '/free-indicators/deltabar',
  });
  for (const { from, to } of redirects)
    expect(to.startsWith('/es/'), from).toBe(from.startsWith('/es/'));
});
