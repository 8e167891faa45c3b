import type { Locale, Localized } from '@otm/schema';

/** Where a new article belongs: a post of the blog, or a card in a group of the guide. */
export type Shelf = { readonly kind: 'blog' } | { readonly kind: 'guide'; readonly group: string };

/** What a new article is made from. */
export interface Draft {
  readonly shelf: Shelf;
  readonly title: Localized<string>;
  readonly slug: Localized<string>;
  /** The name of the constant that the file exports. */
  readonly name: string;
  /** An ISO date. */
  readonly published: string;
}

/** Each text that begins with TODO is reported by the tests of the content until it is written. */
const words = {
  en: {
    description: 'TODO: 70 to 160 characters for search results.',
    summary: 'TODO: one or two sentences on what the reader gets.',
    byline: 'By',
    opening: 'TODO: what do traders get wrong here?',
    heading: 'TODO: the first question',
    paragraph: 'TODO: the answer, with an example in numbers.',
    misleads: 'Where it misleads',
    limits: 'TODO: where it fails, and who should not rely on it.',
    terms: 'Related terms',
    risk: 'Risk.',
    riskText:
      'TODO: the risk of this very topic. Futures trading can cost more than the money you put in.',
  },
  es: {
    description: 'TODO: de 70 a 160 caracteres para los buscadores.',
    summary: 'TODO: una o dos frases sobre lo que se lleva el lector.',
    byline: 'Por',
    opening: 'TODO: ¿en qué se equivocan los traders?',
    heading: 'TODO: la primera pregunta',
    paragraph: 'TODO: la respuesta, con un ejemplo en números.',
    misleads: 'Dónde engaña',
    limits: 'TODO: dónde falla y quién no debería apoyarse en esto.',
    terms: 'Términos relacionados',
    risk: 'Riesgo.',
    riskText:
      'TODO: el riesgo de este tema. Operar futuros puede costar más que el dinero invertido.',
  },
} as const satisfies Localized<object>;

const textSource = ({ shelf, title }: Draft, locale: Locale): string => {
  const { [locale]: w } = words;
  const quoted = JSON.stringify(title[locale]);
  const byline =
    shelf.kind === 'blog' ? `{ type: 'byline', text: \`${w.byline} \${business.product}\` },` : '';
  return `const ${locale}: ArticleText = {
  meta: {
    title: ${quoted},
    description: 'TODO: ${w.description}',
  },
  linkTitle: ${quoted},
  title: ${quoted},
  summary: '${w.summary}',
  blocks: [
    ${byline}
    { type: 'paragraph', text: '${w.opening}' },
    { type: 'heading', text: '${w.heading}' },
    { type: 'paragraph', text: '${w.paragraph}' },
    { type: 'chart', chart: 'hero' },
    { type: 'heading', text: '${w.misleads}' },
    { type: 'paragraph', text: '${w.limits}' },
    { type: 'terms', title: '${w.terms}', terms: ['delta'] },
    { type: 'riskNote', title: '${w.risk}', text: '${w.riskText}' },
  ],
};`;
};

/** The source of an article's file: both languages, each text still to be written. */
export const articleSource = (draft: Draft): string =>
  `${draft.shelf.kind === 'blog' ? "import { business } from '../business.ts';\n" : ''}import type { Article, ArticleText } from '@otm/schema';

${textSource(draft, 'en')}

${textSource(draft, 'es')}

/** ${draft.shelf.kind === 'blog' ? 'The blog’s post' : 'The guide’s card'}: ${draft.title.en}. */
export const ${draft.name}: Article = {
  slug: { en: '${draft.slug.en}', es: '${draft.slug.es}' },
  picture: 'hero',
  published: '${draft.published}',
  text: { en, es },
};
`;
