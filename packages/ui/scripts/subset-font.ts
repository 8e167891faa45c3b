import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontCharacters } from '../src/styles/font-characters.ts';

// Writes src/styles/instrument-sans.woff2: the face with the characters, weights and features in use.
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);
const font = await subsetFont(await readFile(source), fontCharacters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  // Kerning, and figures of one width for columns of numbers.
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
});
await writeFile(new URL('../src/styles/instrument-sans.woff2', import.meta.url), font);
