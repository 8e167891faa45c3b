import { expect, it } from 'vitest';
import { hosting } from './hosting.ts';

it('serves unknown parameters and unknown paths in both languages', () => {
  const { rewrites, notFound } = hosting();
  expect(rewrites.map(({ prefix }) => prefix)).toEqual(
    expect.arrayContaining(['/order/', '/es/order/', '/free-indicators/', '/es/free-indicators/']),
  );
  const bare = rewrites.flatMap((rewrite) => rewrite.bare ?? []);
  expect(bare).toEqual(['/features', '/es/features']);
  expect(notFound).toEqual([
    { prefix: '/', file: '/404.html' },
    { prefix: '/es/', file: '/es/404.html' },
  ]);
});
