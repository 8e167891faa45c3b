import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { ContentError } from '../content-error.ts';
import type { Collection } from './collections.ts';
import { type ReferenceKind, readText } from './draft.ts';

/** The front matter starts below the line of three hyphens. */
const firstLine = 2;

/** The remedies for invalid YAML, by the id of the parser's error. */
const yamlRemedies: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'Keep one of the lines with this name.',
  TAB_AS_INDENT: 'Use spaces instead of tabs.',
};

/** Names the field, for example `"order"`, or `"read" in "sources"` for a field within a list. */
const fieldOf = (issue: v.BaseIssue<unknown>) => {
  const [key, ...inside] = (issue.path ?? []).map((part) => part.key);
  const name = inside.findLast((part) => typeof part === 'string');
  return name === undefined
    ? { name: String(key), field: `"${key}"` }
    : { name, field: `"${name}" in "${key}"` };
};

const describe = (issue: v.BaseIssue<unknown>, key: string, known: readonly string[]) => {
  if (!known.includes(key))
    return {
      problem: `The front matter has an unknown field "${key}".`,
      remedy: `Remove it, or use one of: ${known.join(', ')}.`,
    };
  const { name, field } = fieldOf(issue);
  if (issue.received === 'undefined')
    return { problem: `The front matter lacks ${field}.`, remedy: `Add a line "${name}: …".` };
  return {
    problem: `The front matter field ${field} is wrong: ${issue.message}.`,
    remedy: 'Correct its value; text with a colon or a leading symbol needs quotation marks.',
  };
};

const toDraft = (value: unknown, line: number, kind: ReferenceKind | undefined): unknown => {
  if (Array.isArray(value)) return value.map((item) => toDraft(item, line, kind));
  if (typeof value !== 'string') return value;
  return kind ? { kind, id: value, line } : readText(value, line);
};

/**
 * Validates the front matter of a file.
 *
 * @throws {ContentError} on invalid YAML, and on unknown, missing, or wrong fields.
 */
export function readFrontMatter(
  yaml: string,
  entries: v.ObjectEntries,
  references: Collection['references'],
  file: string,
): Readonly<Record<string, unknown>> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, {
    lineCounter: counter,
    prettyErrors: false,
    schema: 'core',
  });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const [mistake] = document.errors;
  if (mistake)
    throw new ContentError({
      file,
      line: lineAt(mistake.pos[0]),
      problem: `The front matter is not valid YAML: ${mistake.message}.`,
      remedy:
        yamlRemedies[mistake.code] ??
        'Put quotation marks around text with a colon or a leading symbol.',
    });
  const offsets = new Map<string, number>();
  if (document.contents && 'items' in document.contents) {
    for (const item of document.contents.items) {
      if ('key' in item && item.key && typeof item.key === 'object' && 'range' in item.key)
        offsets.set(String(item.key), item.key.range?.[0] ?? 0);
    }
  }
  const lineOf = (key: string) => lineAt(offsets.get(key) ?? 0);
  const result = v.safeParse(v.strictObject(entries), document.toJS() ?? {});
  const [issue] = result.issues ?? [];
  if (issue) {
    const key = String(issue.path?.[0]?.key ?? '');
    const known = Object.keys(entries);
    throw new ContentError({ file, line: lineOf(key), ...describe(issue, key, known) });
  }
  return Object.fromEntries(
    Object.entries(result.output as object).map(([key, value]) => [
      key,
      toDraft(value, lineOf(key), references[key]),
    ]),
  );
}
