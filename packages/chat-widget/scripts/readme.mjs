import { readFileSync, writeFileSync } from 'node:fs';
import { fillTables } from './tables.ts';

// Updates the README's tables from dist/custom-elements.json.
const path = (name) => new URL(`../${name}`, import.meta.url);
const { modules } = JSON.parse(readFileSync(path('dist/custom-elements.json'), 'utf8'));
const readme = readFileSync(path('README.md'), 'utf8');
writeFileSync(path('README.md'), fillTables(readme, modules[0].declarations[0]));
