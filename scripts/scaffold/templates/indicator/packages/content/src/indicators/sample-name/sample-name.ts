import type { Indicator } from '@otm/schema';
import { business } from '../../business.ts';

export const sampleName: Indicator = {
  id: 'sample-name',
  slug: `${business.productSlug}-sample-name`,
  title: 'TITLE_EN',
  summary: {
    en: 'Sample text: the purpose of TITLE_EN in one sentence.',
    es: 'Texto de muestra: el propósito de TITLE_ES en una frase.',
  },
  details: {
    en: [
      { title: 'What it shows', text: 'Sample text: what TITLE_EN draws, and from which trades.' },
      {
        title: 'When not to trust it',
        text: 'Sample text: where TITLE_EN misleads, and who shouldn’t rely on it.',
      },
    ],
    es: [
      {
        title: 'Qué muestra',
        text: 'Texto de muestra: qué dibuja TITLE_ES y con qué operaciones.',
      },
      {
        title: 'Cuándo desconfiar',
        text: 'Texto de muestra: dónde confunde TITLE_ES y a quién no le sirve.',
      },
    ],
  },
};
