import { type BlockTag, required } from './tag.ts';
import { readTextWithin } from './text-within.ts';

/** `{% quote source="…" lang="en" %}`: text quoted verbatim. */
export const quote: BlockTag = {
  schema: { attributes: { lang: { type: String }, source: required } },
  read: (node, file) => {
    const { lang, source } = node.attributes;
    return { type: 'quote', text: readTextWithin(node, file), source, ...(lang && { lang }) };
  },
};

/** `{% risk title="…" %}`: a risk note within the text. */
export const risk: BlockTag = {
  schema: { attributes: { title: required } },
  read: (node, file) => ({
    type: 'riskNote',
    title: node.attributes.title,
    text: readTextWithin(node, file),
  }),
};

/** `{% testimonials title="…" %}`: the disclosure; the library adds the reviews. */
export const testimonials: BlockTag = {
  schema: { attributes: { title: required } },
  read: (node, file) => ({
    type: 'testimonials',
    reviews: [],
    disclosure: { title: node.attributes.title, text: readTextWithin(node, file) },
  }),
};
