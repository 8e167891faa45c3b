import type { ComponentDocs } from '../stories/index.ts';
import { sampleBlocks } from './sample-article.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Headings first, details inside: a reader must find the answer by scanning.',
        es: 'Primero títulos, dentro los detalles: la respuesta se encuentra de un vistazo.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ locale, sample }) =>
        sample({ blocks: [sampleBlocks.bullet[locale], sampleBlocks.bullet[locale]] }),
    },
  ],
  accessibility: {
    en: 'Definitions open over the article and return focus to their term. Pictures need an alternative text; the content’s rules refuse one without.',
    es: 'Las definiciones se abren sobre el artículo y devuelven el foco a su término. Toda imagen necesita texto alternativo; las reglas del contenido lo exigen.',
  },
};
