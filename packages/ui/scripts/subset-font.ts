import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { fontCharacters } from '../src/styles/font-characters.ts';

// Writes src/styles/instrument-sans.woff2: the face with the characters, weights and features in use.
// Its license is next to it, below a line with the package that the font comes from.
const name = '@fontsource-variable/instrument-sans';
const { resolve } = createRequire(import.meta.url);
const source = resolve(`${name}/files/instrument-sans-latin-wght-normal.woff2`);
const font = await subsetFont(await readFile(source), fontCharacters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  // Kerning, and figures of one width for columns of numbers.
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
});
const target = new URL('../src/styles/instrument-sans.woff2', import.meta.url);
await writeFile(target, font);
const { version, license } = JSON.parse(await readFile(resolve(`${name}/package.json`), 'utf8'));
const text = await readFile(resolve(`${name}/LICENSE`), 'utf8');
await writeFile(`${target.pathname}.license`, `${name} ${version} ${license}\n\n${text}`);
