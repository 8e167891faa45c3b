import { Button } from '../button/button.tsx';
import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'An icon goes with a text; alone it’s a guess.',
        es: 'Un icono va con un texto; solo, hay que adivinar.',
      },
      does: ({ sample, t }) => (
        <Button>
          {sample({ name: 'play' })}
          {t({ en: 'Play video', es: 'Reproducir video' })}
        </Button>
      ),
      doesNot: ({ sample, t }) => (
        <Button aria-label={t({ en: 'Play video', es: 'Reproducir video' })}>
          {sample({ name: 'play' })}
        </Button>
      ),
    },
  ],
  accessibility: {
    en: 'Always hidden from screen readers: the text next to it is the name.',
    es: 'Siempre oculto para el lector de pantalla: el nombre es el texto de al lado.',
  },
};
