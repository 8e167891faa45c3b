import type { Address, Block } from '@otm/schema';
import type { LinkedTerm } from './surroundings.ts';

/** A piece of a text: plain, a link, or a term that opens its definition. */
export type Segment =
  | { readonly text: string }
  | { readonly text: string; readonly address: Address }
  | { readonly text: string; readonly term: LinkedTerm };

/** The text of a block in which words may be linked; headings, tables and quotes stay plain. */
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

/** Cuts a text at its `[label]` markers and gives each label the address at its place. */
function splitMarkers(text: string, links: readonly Address[]): readonly Segment[] {
  let place = 0;
  return text
    .split(/(\[[^\]]+\])/)
    .filter((part) => part !== '')
    .map((part) => {
      if (!/^\[.+\]$/.test(part)) return { text: part };
      const address = links[place++];
      const label = part.slice(1, -1);
      return address === undefined ? { text: label } : { text: label, address };
    });
}

type Target = { readonly address: Address } | { readonly term: LinkedTerm };

/** The words that link, in small letters, with where they lead; keywords win over terms. */
function collectTargets(blocks: readonly Block[], terms: readonly LinkedTerm[]) {
  const targets = new Map<string, Target>();
  for (const term of terms)
    for (const spelling of term.spellings) targets.set(spelling.toLowerCase(), { term });
  for (const block of blocks) {
    if (block.type !== 'keywordLinks') continue;
    for (const [label, address] of Object.entries(block.links))
      targets.set(label.toLowerCase(), { address });
  }
  return targets;
}

/** Finds any of some words as whole words, the longest first. */
function matcher(phrases: Iterable<string>): RegExp {
  const escaped = [...phrases]
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d-])(${escaped.join('|')})(?![\\p{L}\\d-])`, 'giu');
}

/**
 * Cuts the texts of all blocks into their pieces. A keyword or a term is linked once, where the text
 * as a whole says it first.
 */
export function segmentTexts(
  blocks: readonly Block[],
  terms: readonly LinkedTerm[],
): ReadonlyMap<Block, readonly Segment[]> {
  const targets = collectTargets(blocks, terms);
  const pattern = targets.size > 0 ? matcher(targets.keys()) : undefined;
  const linked = new Set<unknown>();

  const splitMentions = (segment: Segment): readonly Segment[] => {
    if (!pattern || 'address' in segment) return [segment];
    return segment.text
      .split(pattern)
      .filter((part) => part !== '')
      .map((part) => {
        const target = targets.get(part.toLowerCase());
        const meaning = target && ('term' in target ? target.term : target);
        if (!target || linked.has(meaning)) return { text: part };
        linked.add(meaning);
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

/** Puts neighbouring plain pieces together. */
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

const isPlain = (segment: Segment) => !('address' in segment) && !('term' in segment);
