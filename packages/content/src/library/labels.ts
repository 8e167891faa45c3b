import type { Localized } from '@otm/schema';

/** The ends of the title and the description of a term's page. */
export const termLabels: Localized<{ readonly metaTitle: string; readonly more: string }> = {
  en: { metaTitle: 'meaning and example', more: 'With a worked example and a common mistake.' },
  es: { metaTitle: 'qué es, con ejemplo', more: 'Con un ejemplo resuelto y un error frecuente.' },
};

/** The labels of the parts that every article has. */
export const articleLabels: Localized<{
  readonly byline: string;
  readonly related: string;
  readonly risk: string;
}> = {
  en: { byline: 'By', related: 'Related terms', risk: 'Risk.' },
  es: { byline: 'Por', related: 'Términos relacionados', risk: 'Riesgo.' },
};
