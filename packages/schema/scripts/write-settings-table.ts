import { readFileSync, writeFileSync } from 'node:fs';
import { withSettingsTable } from '../src/settings/settings-table.ts';

// Writes the table of settings into the README.
const readme = new URL('../../../README.md', import.meta.url);
writeFileSync(readme, withSettingsTable(readFileSync(readme, 'utf8')));
