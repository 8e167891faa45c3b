import { createHash } from 'node:crypto';
import type { EntryState } from '@otm/content/markdown';

/** The content, as files depend on it. */
export interface ContentParts {
  /** A hash of what any file may depend on: all but the text of articles. */
  readonly structure: string;
  /** The number of articles. */
  readonly articles: number;
  /** The parts of the articles: a line each, of the name that reading it notes and its hash. */
  readonly parts: string;
}

/** Divides content into what every file depends on, and the parts that files are known to read. */
export function contentParts(states: readonly EntryState[]): ContentParts {
  const structures = states.map(({ id, name, structure }) => `${name}/${id} ${structure}`);
  const parts = states.map((state) => state.parts).filter((lines) => lines !== '');
  return {
    structure: createHash('sha256').update(structures.join('\n')).digest('base64url'),
    articles: states.filter(({ name }) => name === 'articles').length,
    parts: parts.join('\n'),
  };
}
