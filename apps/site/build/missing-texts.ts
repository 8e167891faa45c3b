import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { MissingText } from '@otm/content';
import type { Locale } from '@otm/schema';

const sources = 'packages/{content,charts}/src/**/*.ts';

/** The file with an export, or the one next to it with the language's own part. */
function fileOf(root: string, name: string, locale: Locale): string {
  const files = globSync(sources, { cwd: root }).filter((file) => !/\.test\./.test(file));
  const declares = new RegExp(`^export const ${name}\\b`, 'm');
  const home = files.find((file) => declares.test(readFileSync(join(root, file), 'utf8')));
  if (!home) return 'packages/content/src';
  const isOwn = new RegExp(`(?:^|[/-])${locale}\\.ts$`);
  const own = files.find((file) => dirname(file) === dirname(home) && isOwn.test(file));
  return home.endsWith('/index.ts') && own ? own : home;
}

/** Returns a line for each text that a language lacks: its file, its key, the language, the remedy. */
export function missingTextLines(
  missing: readonly MissingText[],
  root = resolve(import.meta.dirname, '../../..'),
): readonly string[] {
  return missing.map(({ locale, path }) => {
    const [name = '', ...rest] = path.split('.');
    const key = rest.join('.') || name;
    return `${fileOf(root, name, locale)}: "${key}" has no text in "${locale}": write it.`;
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
