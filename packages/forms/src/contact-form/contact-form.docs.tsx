import type { ComponentDocs } from '@otm/ui/stories';
import { contactLabels } from '../testing/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Ask for what you need to answer, and say so below each field.',
        es: 'Pide lo que necesitas para responder y dilo bajo cada campo.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ locale, sample, t }) =>
        sample({
          labels: { ...contactLabels[locale], title: t({ en: 'FORM 1', es: 'FORMULARIO 1' }) },
        }),
    },
  ],
  accessibility: {
    en: 'Errors move focus to the field and set aria-invalid; results are announced politely. Nothing that was typed is ever lost.',
    es: 'Un error lleva el foco al campo y pone aria-invalid; el resultado se anuncia sin interrumpir. Nunca se pierde lo escrito.',
  },
};
