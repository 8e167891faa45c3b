import Markdoc from '@markdoc/markdoc';
import type * as v from 'valibot';
import { ContentError } from '../content-error.ts';
import { type ParsedBlock, readBlockDrafts } from './block-drafts.ts';
import type { Collection } from './collections.ts';
import { readFrontMatter } from './front-matter.ts';
import { describeTagError } from './tag-problems.ts';
import { tagSchemas } from './tag-schemas.ts';

/** A Markdown file, parsed. */
export interface ParsedFile {
  readonly file: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly blocks: readonly ParsedBlock[];
}

const tokenizer = new Markdoc.Tokenizer({ allowComments: true });

/**
 * Parses a Markdown file: front matter, and blocks below it.
 *
 * @param file its path, for error messages
 * @throws {ContentError} on the first mistake.
 */
export function readFile(
  source: string,
  file: string,
  entries: v.ObjectEntries,
  references: Collection['references'],
): ParsedFile {
  const ast = Markdoc.parse(tokenizer.tokenize(source.replaceAll('\r\n', '\n')), { file });
  const [mistake] = Markdoc.validate(ast, tagSchemas).toSorted(
    (a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0),
  );
  if (mistake)
    throw new ContentError({
      file,
      line: (mistake.lines[0] ?? 0) + 1,
      ...describeTagError(mistake.error),
    });
  const { frontmatter } = ast.attributes;
  if (typeof frontmatter !== 'string')
    throw new ContentError({
      file,
      line: 1,
      problem: 'The file has no front matter.',
      remedy: 'Start it with a line of three hyphens, the fields, and another such line.',
    });
  return {
    file,
    fields: readFrontMatter(frontmatter, entries, references, file),
    blocks: readBlockDrafts(ast.children, file),
  };
}
