import type { BlockOf, Localized } from '@otm/schema';

/** A heading with a term, which stays plain. */
export const heading: Localized<BlockOf<'heading'>> = {
  en: { type: 'heading', text: 'What the delta of a bar says' },
  es: { type: 'heading', text: 'Qué dice la delta de una barra' },
};

/** A heading without a term. */
export const subheading: Localized<BlockOf<'subheading'>> = {
  en: { type: 'subheading', text: 'Inside the bar' },
  es: { type: 'subheading', text: 'Dentro de la barra' },
};

/** A paragraph with a term. */
export const paragraph: Localized<BlockOf<'paragraph'>> = {
  en: {
    type: 'paragraph',
    text: 'Delta is the volume that lifted the ask less the volume that hit the bid.',
  },
  es: {
    type: 'paragraph',
    text: 'La delta es el volumen comprado en el ask menos el volumen vendido en el bid.',
  },
};

/** A comment on the paragraph above. */
export const indentedParagraph: Localized<BlockOf<'indentedParagraph'>> = {
  en: {
    type: 'indentedParagraph',
    text: 'A buyer who takes the ask will not wait.',
  },
  es: {
    type: 'indentedParagraph',
    text: 'Quien compra en el ask no quiere esperar.',
  },
};

/** A note on how something is counted. */
export const indentedNote: Localized<BlockOf<'indentedNote'>> = {
  en: {
    type: 'indentedNote',
    text: 'Counted from the first trade of the session.',
  },
  es: {
    type: 'indentedNote',
    text: 'Se cuenta desde la primera operación de la sesión.',
  },
};

/** Two links within the site. */
export const linkedParagraph: Localized<BlockOf<'linkedParagraph'>> = {
  en: {
    type: 'linkedParagraph',
    text: 'Read the [risk disclosure] and the [glossary] first.',
    links: ['/risk', '/glossary'],
  },
  es: {
    type: 'linkedParagraph',
    text: 'Lee primero el [aviso de riesgo] y el [glosario].',
    links: ['/es/risk', '/es/glosario'],
  },
};

/** A list item with a term. */
export const bullet: Localized<BlockOf<'bullet'>> = {
  en: { type: 'bullet', text: 'A positive delta does not promise a higher price.' },
  es: { type: 'bullet', text: 'Una delta positiva no promete un precio más alto.' },
};

/** A list item with a link to another site. */
export const linkedBullet: Localized<BlockOf<'linkedBullet'>> = {
  en: {
    type: 'linkedBullet',
    text: 'The [platform] shows the trades.',
    links: ['https://www.example.com/platform'],
  },
  es: {
    type: 'linkedBullet',
    text: 'La [plataforma] muestra las operaciones.',
    links: ['https://www.example.com/platform'],
  },
};

/** One keyword, which links in other texts. */
export const keywordLinks: Localized<BlockOf<'keywordLinks'>> = {
  en: { type: 'keywordLinks', links: { 'limit orders': '/glossary#limit-order' } },
  es: { type: 'keywordLinks', links: { 'órdenes límite': '/es/glosario#limit-order' } },
};

/** The byline of the site’s own texts. */
export const byline: Localized<BlockOf<'byline'>> = {
  en: { type: 'byline', text: 'By OTM' },
  es: { type: 'byline', text: 'Por OTM' },
};

/** A link to another site. */
export const externalLink: Localized<BlockOf<'externalLink'>> = {
  en: {
    type: 'externalLink',
    label: 'The exchange on trade flags',
    href: 'https://www.example.com/flags',
  },
  es: {
    type: 'externalLink',
    label: 'Cómo marca la bolsa cada operación',
    href: 'https://www.example.com/flags',
  },
};
