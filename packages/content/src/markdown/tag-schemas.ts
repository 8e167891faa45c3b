import type { Config, Schema } from '@markdoc/markdoc';
import { visitCounters } from '@otm/schema';
import { linkTags } from './inline.ts';
import { blockTags } from './tags/index.ts';
import { required } from './tags/tag.ts';

const link: Schema = { inline: true, attributes: { primary: required } };

const schemas: Record<string, Schema> = {
  ...Object.fromEntries(linkTags.map((tag) => [tag, link])),
  page: { inline: true, attributes: { primary: required, item: { type: String } } },
  extra: {},
  visits: { attributes: { by: { type: String, matches: [...visitCounters, 'none'] } } },
};
for (const [name, { schema, parts }] of Object.entries(blockTags))
  Object.assign(schemas, { [name]: schema }, parts);

/** Every tag that Markdown can have, with its attributes. */
export const tagSchemas: Config = { tags: schemas };

/** The names of all tags. */
export const tagNames: readonly string[] = Object.keys(schemas);
