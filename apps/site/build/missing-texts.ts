import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { MissingText } from '@otm/content';
import { indicatorIds, type Locale } from '@otm/schema';

const sources = 'packages/{content,charts}/src/**/*.ts';

/** The files in which each indicator has its own part of an export, by the export's name. */
const indicatorFiles: Readonly<Record<string, string>> = {
  chartCopy: 'packages/content/src/indicators/*/*-chart.ts',
  readingTexts: 'packages/content/src/indicators/*/*-reading.ts',
  replayTexts: 'packages/charts/src/indicators/*/*-texts.ts',
};

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The indicator's own file, the file with an export, or the language's own part next to it. */
function fileOf(root: string, [name = '', ...keys]: readonly string[], locale: Locale): string {
  const indicator = indicatorIds.find((id) => keys.includes(id));
  const indicatorFile = indicatorFiles[name];
  if (indicator && indicatorFile) return indicatorFile.replaceAll('*', indicator);
  const files = globSync(sources, { cwd: root }).filter((file) => !/\.test\./.test(file));
  const declares = new RegExp(`^export const ${name}\\b`, 'm');
  const home = files.find((file) => declares.test(readFileSync(join(root, file), 'utf8')));
  if (!home) return 'packages/content/src';
  const isOwn = new RegExp(`/(?:${kebabCase(name)}-)?${locale}\\.ts$`);
  const own = files.find((file) => dirname(file) === dirname(home) && isOwn.test(file));
  return home.endsWith('/index.ts') && own ? own : home;
}

/** Returns a line for each text that a language lacks: its file, its key, the language, the remedy. */
export function missingTextLines(
  missing: readonly MissingText[],
  root = resolve(import.meta.dirname, '../../..'),
): readonly string[] {
  return missing.map(({ locale, path }) => {
    const names = path.split('.');
    const key = names.slice(1).join('.') || path;
    return `${fileOf(root, names, locale)}: "${key}" has no text in "${locale}": write it.`;
  });
}

/** Thrown when a page or a label lacks a text in one language. */
class MissingTextError extends Error {
  override readonly name = 'MissingTextError';
}

/**
 * Refuses to build pages that lack a text in one language.
 *
 * @throws {MissingTextError} naming each file, key and language.
 */
export function refuseMissingTexts(missing: readonly MissingText[]): void {
  if (missing.length === 0) return;
  const lines = missingTextLines(missing).map((line) => `- ${line}`);
  throw new MissingTextError(`Write these texts, then build again:\n${lines.join('\n')}`);
}
