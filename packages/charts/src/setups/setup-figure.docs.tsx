import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Show the cases that failed next to those that worked.',
        es: 'Muestra los casos que fallaron junto a los que funcionaron.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample }) => sample({ cases: [] }),
    },
  ],
  accessibility: {
    en: 'Each case has its own caption with entry, stop and result in words.',
    es: 'Cada caso tiene su pie con entrada, stop y resultado en palabras.',
  },
};
