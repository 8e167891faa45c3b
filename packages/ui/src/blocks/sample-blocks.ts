import type { BlockOf, BlockType } from '@otm/content/schema';

/** One block of every type, for stories and tests; a type without a sample does not compile. */
export const sampleBlocks: { readonly [Type in BlockType]: BlockOf<Type> } = {
  heading: { type: 'heading', text: 'What the delta of a bar says' },
  paragraph: {
    type: 'paragraph',
    text: 'Delta is the volume that lifted the ask less the volume that hit the bid.',
  },
  bullet: { type: 'bullet', text: 'A positive delta does not promise a higher price.' },
  riskNote: {
    type: 'riskNote',
    title: 'Risk.',
    text: 'Futures trading can cost more than the money you put in.',
  },
  quote: {
    type: 'quote',
    text: 'These results are based on simulated or hypothetical performance results.',
    lang: 'en',
    source: '17 CFR 4.41(b)',
  },
};
