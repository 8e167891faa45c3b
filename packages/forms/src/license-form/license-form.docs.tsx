import type { ComponentDocs } from '@otm/ui/stories';
import { licenseLabels } from '../testing/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Say where the machine ID is before you ask for it.',
        es: 'Di dónde está el ID de máquina antes de pedirlo.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ locale, sample, t }) =>
        sample({ labels: { ...licenseLabels[locale], title: t({ en: 'ID?', es: '¿ID?' }) } }),
    },
  ],
  accessibility: {
    en: 'Errors move focus to the field and set aria-invalid; results are announced politely. Nothing that was typed is ever lost.',
    es: 'Un error lleva el foco al campo y pone aria-invalid; el resultado se anuncia sin interrumpir. Nunca se pierde lo escrito.',
  },
};
