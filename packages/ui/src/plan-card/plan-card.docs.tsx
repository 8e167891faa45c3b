import type { ComponentDocs } from '../stories/index.ts';
import { samplePlans } from './sample-plans.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Recommend at most one plan: two best values are none.',
        es: 'Recomienda un plan como máximo: dos mejores opciones no son ninguna.',
      },
      does: ({ locale, sample }) => sample({ plan: samplePlans[locale][1] }),
      doesNot: ({ locale, sample }) => (
        <>
          {sample({ plan: samplePlans[locale][1] })}
          {sample({ plan: { ...samplePlans[locale][1], id: 'second-best' } })}
        </>
      ),
    },
  ],
  accessibility: {
    en: 'Screen readers hear “Regular price” before the crossed-out amount. Give each plan its own id: it names the card.',
    es: 'El lector de pantalla dice “Precio normal” antes del precio tachado. Cada plan necesita su propio id, que da nombre a la tarjeta.',
  },
};
