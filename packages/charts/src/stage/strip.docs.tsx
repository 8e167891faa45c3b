import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'A strip leads somewhere; its drawing is too small to be read.',
        es: 'La tira lleva a otra página; su dibujo es muy pequeño para leerse.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample }) => <div style={{ fontSize: '2rem' }}>{sample()}</div>,
    },
  ],
  accessibility: {
    en: 'A decoration next to the link that names the indicator.',
    es: 'Es decoración junto al enlace que nombra el indicador.',
  },
};
