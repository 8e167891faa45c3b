import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { ComponentDocs } from '../stories/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Hide what sighted visitors get from the drawing, never the only instruction.',
        es: 'Oculta lo que ya dice el dibujo, nunca la única instrucción.',
      },
      does: ({ t }) => (
        <Button>
          <Icon name="search" />
          <VisuallyHidden>{t({ en: 'Search', es: 'Buscar' })}</VisuallyHidden>
        </Button>
      ),
      doesNot: ({ t }) => (
        <p>
          <VisuallyHidden>
            {t({
              en: 'Enter your machine ID before you click.',
              es: 'Escribe el ID de tu equipo antes de hacer clic.',
            })}
          </VisuallyHidden>
          <Button>{t({ en: 'Get the license', es: 'Obtener la licencia' })}</Button>
        </p>
      ),
    },
  ],
  accessibility: {
    en: 'Read by screen readers, found by search in page, drawn nowhere. Nothing inside may take focus.',
    es: 'Lo lee el lector de pantalla y no se dibuja. Nada de adentro puede recibir el foco.',
  },
};
