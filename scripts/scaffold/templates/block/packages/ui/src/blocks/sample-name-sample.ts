import type { BlockOf, Localized } from '@otm/schema';

/** A block of the type in each language, for stories and tests. */
export const sampleNameSample: Localized<BlockOf<'sampleName'>> = {
  en: {
    type: 'sampleName',
    title: 'Sample text: a title',
    items: ['Sample text: the first item', 'Sample text: the second item'],
  },
  es: {
    type: 'sampleName',
    title: 'Texto de muestra: un título',
    items: ['Texto de muestra: el primer punto', 'Texto de muestra: el segundo punto'],
  },
};
