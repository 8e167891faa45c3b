import Markdoc from '@markdoc/markdoc';
import type * as v from 'valibot';
import { ContentError } from '../content-error.ts';
import { type ParsedBlock, readBlockDrafts } from './block-drafts.ts';
import type { Collection } from './collections.ts';
import { readFrontMatter } from './front-matter.ts';
import { tagNames, tagSchemas } from './tag-schemas.ts';

/** A Markdown file, parsed. */
export interface ParsedFile {
  readonly file: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly blocks: readonly ParsedBlock[];
}

const tokenizer = new Markdoc.Tokenizer({ allowComments: true });

const remedies: Readonly<Record<string, string>> = {
  'tag-undefined': `Use one of the tags: ${tagNames.join(', ')}.`,
  'missing-closing': 'Close it, for example {% facts %}…{% /facts %}.',
  'attribute-missing-required': 'Add it to the tag, for example {% facts title="Market A" %}.',
  'attribute-undefined': 'Remove it, or correct its name.',
};

const fallbackRemedy = 'See “Tags” in the README of packages/content.';

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
  const [fault] = Markdoc.validate(ast, tagSchemas).toSorted(
    (a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0),
  );
  if (fault)
    throw new ContentError({
      file,
      line: (fault.lines[0] ?? 0) + 1,
      problem: `${fault.error.message.replace(/\.$/, '')}.`,
      remedy: remedies[fault.error.id] ?? fallbackRemedy,
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
