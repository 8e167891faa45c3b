import { readFileSync } from 'node:fs';
import type { Sources } from './readme-sections.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

/** Reads what the README's generated sections are made from; needs a build. */
export const readSources = (): Sources => ({
  declaration: read('dist/custom-elements.json').modules[0].declarations[0],
  version: read('package.json').version,
  integrity: read('dist/integrity.json')['chat-widget.js'],
  benchmark: read('docs/benchmark.json'),
});
