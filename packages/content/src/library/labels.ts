import type { Localized } from '@otm/schema';

/** The labels of the parts that every article has. */
export const articleLabels: Localized<{
  readonly byline: string;
  readonly related: string;
  readonly risk: string;
}> = {
  en: { byline: 'By', related: 'Related terms', risk: 'Risk.' },
  es: { byline: 'Por', related: 'Términos relacionados', risk: 'Riesgo.' },
};
