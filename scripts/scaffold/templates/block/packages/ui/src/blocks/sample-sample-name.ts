import type { BlockOf, Localized } from '@otm/schema';

/** Sample text: the sample’s purpose in one sentence. */
export const sampleName: Localized<BlockOf<'sampleName'>> = {
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
