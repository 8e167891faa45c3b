import { settingList, settingName } from './check-settings.ts';
import { areaFiles } from './setting-file.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Returns every setting with what it must be, as the README's table. */
export function settingsTable(): string {
  const rows = settingList.map(({ area, example, file, must, name, optional }) =>
    [
      `\`${settingName(name).replaceAll('?', '')}\``,
      `\`${file ?? areaFiles[area]}\``,
      cell(must.en) + (optional || name.includes('?') ? ' (optional)' : ''),
      `\`${cell(example)}\``,
    ].join(' | '),
  );
  return ['| setting | where | must be | example |', '|---|---|---|---|']
    .concat(rows.map((row) => `| ${row} |`))
    .join('\n');
}

const start = '<!-- settings: written by npm run docs:settings -->';
const end = '<!-- /settings -->';

/**
 * Replaces the table of settings in a README.
 *
 * @throws Error if the README has no place for it.
 */
export function withSettingsTable(readme: string): string {
  const from = readme.indexOf(start);
  const to = readme.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`Put "${start}" and "${end}" where the table belongs.`);
  return `${readme.slice(0, from)}${start}\n\n${settingsTable()}\n\n${readme.slice(to)}`;
}
