import { expect, it } from 'vitest';
import { checkUnique } from './check-unique.ts';

it('accepts documents with a file each', () => {
  expect(() => checkUnique([{ file: '/a.html' }, { file: '/b.html' }])).not.toThrow();
});

it('names the URL of two documents', () => {
  expect(() => checkUnique([{ file: '/a.html' }, { file: '/a.html' }])).toThrow(
    'Two documents have the URL of /a.html',
  );
});
