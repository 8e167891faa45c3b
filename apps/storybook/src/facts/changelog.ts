import type { ChangeFacts } from './component-facts.ts';

/** Splits Markdown into its paragraphs and list items, each on one line. */
const entriesOf = (markdown: string): readonly string[] =>
  markdown
    .replace(/^#+ .*$/gm, '')
    .split(/\n[ \t]*\n|\n(?=[ \t]*[-*] )/)
    .map((entry) => entry.trim().replace(/^[-*] (?:[0-9a-f]{7,}: )?/, ''))
    .map((entry) => entry.replace(/\s+/g, ' '))
    .filter((entry) => entry && !/^Updated dependencies|^@[\w/-]+@\d/.test(entry));

/** Returns the entries of a changelog, each with its version. */
export const changelogEntries = (changelog: string): readonly ChangeFacts[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [version = '', ...lines] = section.split('\n');
      return entriesOf(lines.join('\n')).map((text) => ({ version, text }));
    });

/** Returns the entries that a changeset will add to the changelog of a package. */
export function changesetEntries(changeset: string, packageName: string): readonly ChangeFacts[] {
  const [, packages = '', body = ''] = changeset.split(/^---$/m);
  if (!new RegExp(`^["']${packageName}["']:`, 'm').test(packages)) return [];
  return entriesOf(body).map((text) => ({ version: 'Next version', text }));
}

/** Whether an entry has one of these names as code, also as the start of another: `Replay`, `ReplayLauncher`. */
export const isNamedIn = ({ text }: ChangeFacts, names: readonly string[]): boolean =>
  new RegExp(`\`<?(?:${names.join('|')})(?![a-z\\d])`).test(text);

/** Whether an entry mentions one of these names in prose, in the singular or the plural. */
export function isMentionedIn({ text }: ChangeFacts, names: readonly string[]): boolean {
  const stems = names.map((name) => name.replace(/s$/, '').replace(/y$/, '(y|ie)'));
  return new RegExp(`\\b(${stems.join('|')})s?\\b`, 'i').test(text);
}
