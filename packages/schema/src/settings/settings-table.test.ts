import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingList } from './check-settings.ts';
import { settingsTable, withSettingsTable } from './settings-table.ts';

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');

it('the README lists the settings as they are; npm run docs:settings updates it', () => {
  expect(readme).toBe(withSettingsTable(readme));
});

it('lists every setting', () => {
  expect(settingsTable().split('\n')).toHaveLength(settingList.length + 2);
});

it('names what is missing in a README without a place for the table', () => {
  expect(() => withSettingsTable('# Kit')).toThrow('where the table belongs');
});
