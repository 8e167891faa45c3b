import type { Block, Href } from '@otm/schema';
import type { LinkedTerm } from './block-context.ts';

/** A piece of a text: plain, a link, or a term that opens its definition. */
export type Segment =
  | { readonly text: string }
  | { readonly text: string; readonly href: Href }
  | { readonly text: string; readonly term: LinkedTerm };

/** Returns the text of a block that may contain links; headings, tables and quotes stay plain. */
export function proseOf(block: Block): string | undefined {
  switch (block.type) {
    case 'paragraph':
    case 'indentedParagraph':
    case 'indentedNote':
    case 'linkedParagraph':
    case 'bullet':
    case 'linkedBullet':
      return block.text;
    default:
      return undefined;
  }
}

/** Splits a text at its `[label]` markers and links each label to the URL at its index. */
function splitMarkers(text: string, links: readonly Href[]): readonly Segment[] {
  let index = 0;
  return text
    .split(/(\[[^\]]+\])/)
    .filter((part) => part !== '')
    .map((part) => {
      if (!/^\[.+\]$/.test(part)) return { text: part };
      const href = links[index++];
      const label = part.slice(1, -1);
      return href === undefined ? { text: label } : { text: label, href };
    });
}

type LinkTarget = { readonly href: Href } | { readonly term: LinkedTerm };

interface LinkTargets {
  /** The target of each linked phrase, in lower case. */
  readonly targets: ReadonlyMap<string, LinkTarget>;
  /** Matches any of the phrases; absent without one. */
  readonly pattern: RegExp | undefined;
}

const withPattern = (targets: ReadonlyMap<string, LinkTarget>): LinkTargets => ({
  targets,
  pattern: targets.size > 0 ? phrasePattern(targets.keys()) : undefined,
});

/** The targets of terms, which all articles of a language share. */
const termTargets = new WeakMap<readonly LinkedTerm[], LinkTargets>();

function targetsOf(terms: readonly LinkedTerm[]): LinkTargets {
  const known = termTargets.get(terms);
  if (known) return known;
  const targets = new Map<string, LinkTarget>();
  for (const term of terms)
    for (const spelling of term.spellings) targets.set(spelling.toLowerCase(), { term });
  const created = withPattern(targets);
  termTargets.set(terms, created);
  return created;
}

/** Adds an article's own links to those of terms; keywords win. */
function collectTargets(blocks: readonly Block[], terms: readonly LinkedTerm[]): LinkTargets {
  const keywords = blocks.flatMap((block) =>
    block.type === 'keywordLinks' ? Object.entries(block.links) : [],
  );
  const shared = targetsOf(terms);
  if (keywords.length === 0) return shared;
  const own = keywords.map(([label, href]) => [label.toLowerCase(), { href }] as const);
  return withPattern(new Map<string, LinkTarget>([...shared.targets, ...own]));
}

/** Matches any of the phrases as whole words, the longest first. */
function phrasePattern(phrases: Iterable<string>): RegExp {
  const escaped = [...phrases]
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d-])(${escaped.join('|')})(?![\\p{L}\\d-])`, 'giu');
}

/** How many definitions an article brings along: each costs its document about 50 bytes. */
export const maxDefinitions = 6;

/**
 * Splits the texts of all blocks into segments. Links a keyword or a term once, at its first
 * occurrence in the article. Terms after the first {@link maxDefinitions} link to the glossary.
 */
export function segmentTexts(
  blocks: readonly Block[],
  terms: readonly LinkedTerm[],
): ReadonlyMap<Block, readonly Segment[]> {
  const { pattern, targets } = collectTargets(blocks, terms);
  const linked = new Set<unknown>();
  let definitions = 0;

  const splitMentions = (segment: Segment): readonly Segment[] => {
    if (!pattern || 'href' in segment) return [segment];
    return segment.text
      .split(pattern)
      .filter((part) => part !== '')
      .map((part) => {
        const target = targets.get(part.toLowerCase());
        const meaning = target && ('term' in target ? target.term : target);
        if (!target || linked.has(meaning)) return { text: part };
        linked.add(meaning);
        if ('term' in target && ++definitions > maxDefinitions)
          return { text: part, href: target.term.href };
        return { text: part, ...target };
      });
  };

  return new Map(
    blocks.flatMap((block): [Block, readonly Segment[]][] => {
      const prose = proseOf(block);
      if (prose === undefined) return [];
      const links = 'links' in block && Array.isArray(block.links) ? block.links : undefined;
      const segments = links ? splitMarkers(prose, links) : [{ text: prose }];
      return [[block, joinPlain(segments.flatMap(splitMentions))]];
    }),
  );
}

/** Merges adjacent plain segments. */
function joinPlain(segments: readonly Segment[]): readonly Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last && isPlain(last) && isPlain(segment)) {
      joined[joined.length - 1] = { text: last.text + segment.text };
    } else joined.push(segment);
  }
  return joined;
}

const isPlain = (segment: Segment) => !('href' in segment) && !('term' in segment);
