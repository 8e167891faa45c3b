import type { ComponentDocs } from '@otm/ui/stories';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Put the check next to the claim: the same session, recomputed.',
        es: 'Pon la prueba junto a la afirmación: la misma sesión, recalculada.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample }) => sample({ children: null }),
    },
  ],
  accessibility: {
    en: 'The form’s result is announced politely; the numbers are text.',
    es: 'El resultado del formulario se anuncia sin interrumpir; los números son texto.',
  },
};
