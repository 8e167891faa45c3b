import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'The mark keeps its name next to it: alone it’s a guess.',
        es: 'El símbolo va con su nombre: solo, hay que adivinar.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample }) => sample({ name: '' }),
    },
  ],
  parts: [
    { selector: '.otm-brand', name: { en: 'link to the home page', es: 'enlace al inicio' } },
    { selector: '.otm-brand svg', name: { en: 'logo', es: 'logotipo' } },
  ],
  accessibility: {
    en: 'The label is added to the name, so that the link says that it leads home.',
    es: 'La etiqueta se agrega al nombre, así el enlace dice que lleva al inicio.',
  },
};
