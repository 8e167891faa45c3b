import type { BlockOf, Localized } from '@otm/schema';

/** An image that loads wherever the stories are served from: the brand's mark. */
const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="gray" stroke-width="2"><path d="M2 3h6M2 6.5h11M2 10h16M2 13.5h9M2 17h4"/></svg>',
)}`;

/** The brand’s mark with a text alternative. */
export const image: Localized<BlockOf<'image'>> = {
  en: {
    type: 'image',
    image: { src: mark, alt: 'The brand’s mark', width: 32, height: 32 },
  },
  es: {
    type: 'image',
    image: { src: mark, alt: 'El símbolo de la marca', width: 32, height: 32 },
  },
};

/** The brand’s mark as decoration. */
export const inlineImage: Localized<BlockOf<'inlineImage'>> = {
  en: {
    type: 'inlineImage',
    image: { src: mark, alt: '', width: 32, height: 32 },
  },
  es: {
    type: 'inlineImage',
    image: { src: mark, alt: '', width: 32, height: 32 },
  },
};

/** A video with its id and title alone. */
export const video: Localized<BlockOf<'video'>> = {
  en: { type: 'video', video: { id: 'sample-en-1', title: 'A bar, trade by trade' } },
  es: {
    type: 'video',
    video: { id: 'sample-es-1', title: 'Una barra, operación por operación' },
  },
};

/** An indicator’s chart that can be replayed. */
export const chart: Localized<BlockOf<'chart'>> = {
  en: { type: 'chart', chart: 'delta-bar', live: true },
  es: { type: 'chart', chart: 'delta-bar', live: true },
};

/** A picture with two steps. */
export const story: Localized<BlockOf<'story'>> = {
  en: {
    type: 'story',
    picture: { view: 'delta', session: 'sample' },
    title: 'A push that is absorbed',
    steps: [
      { mark: 'push', title: 'Sellers push', text: 'Each tick costs them a few contracts.' },
      { mark: 'absorption', title: 'Buyers wait', text: 'The same effort moves price no more.' },
    ],
  },
  es: {
    type: 'story',
    picture: { view: 'delta', session: 'sample' },
    title: 'Un empuje absorbido',
    steps: [
      {
        mark: 'push',
        title: 'Los vendedores empujan',
        text: 'Cada tick les cuesta pocos contratos.',
      },
      {
        mark: 'absorption',
        title: 'Los compradores esperan',
        text: 'El mismo esfuerzo ya no mueve el precio.',
      },
    ],
  },
};
