import type { Locale } from '@otm/schema';
import { meantName } from '@otm/schema/settings';
import { ContentError } from '../content-error.ts';
import type { Draft, Reference, ReferenceKind, Template } from '../markdown/draft.ts';
import type { Names } from './names.ts';
import type { CountedVisits } from './site-facts.ts';

/** The names that the references of a file can use. */
export interface Lookup {
  readonly file: string;
  readonly locale: Locale;
  readonly visits: CountedVisits | undefined;
  readonly names: Readonly<Record<ReferenceKind, Names>>;
}

const isReference = (value: object): value is Reference =>
  'kind' in value && 'id' in value && 'line' in value;

const isTemplate = (value: object): value is Template => 'parts' in value;

/** The fix for an unknown name. */
function remedyFor(id: string, known: readonly string[]): string {
  if (known.length === 0) return 'None exists yet.';
  const meant = meantName(id, known);
  const all = known.join(', ');
  return meant ? `Did you mean "${meant}"? There are: ${all}.` : `Use one of: ${all}.`;
}

/** The meaning of a reference; the error names what could be written in its place. */
const find = ({ kind, id, item, line }: Reference, { file, locale, names }: Lookup): string => {
  const { noun, known, find } = names[kind];
  const found = find(id, locale, item);
  if (found !== undefined) return found;
  throw new ContentError({
    file,
    line,
    problem: `There is no ${noun} "${id}".`,
    remedy: remedyFor(id, known(id, item)),
  });
};

const walk = (value: unknown, lookup: Lookup): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => walk(item, lookup));
  if (isReference(value)) return find(value, lookup);
  if (isTemplate(value))
    return value.parts
      .map((part) => (typeof part === 'string' ? part : find(part, lookup)))
      .join('');
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part, lookup)]));
};

/**
 * Replaces every reference and template in a value parsed from Markdown.
 *
 * @throws {ContentError} on names that don't exist.
 */
export const resolve = <Value>(value: Draft<Value>, lookup: Lookup): Value =>
  walk(value, lookup) as Value;
