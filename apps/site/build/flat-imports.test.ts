import { expect, it } from 'vitest';
import { deeperImports } from './flat-imports.ts';

const chunks = {
  'island.js': { imports: ['button.js', 'text.js'] },
  'button.js': { imports: ['text.js', 'react.js'] },
  'text.js': { imports: ['locale.js'] },
  'react.js': { imports: [] },
  'locale.js': { imports: ['text.js'] },
};

it('finds each file of every level below once', () => {
  expect(deeperImports(chunks['island.js'], chunks)).toEqual(['react.js', 'locale.js']);
});

it('finds nothing below files without imports, or outside of the bundle', () => {
  expect(deeperImports({ imports: ['react.js', 'https://cdn.example/a.js'] }, chunks)).toEqual([]);
});
