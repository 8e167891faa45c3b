import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Every slide makes sense alone, because visitors see one or two of them.',
        es: 'Cada diapositiva se entiende sola, porque el visitante ve una o dos.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample, t }) =>
        sample({
          children: [
            <p key="1">
              {t({ en: 'What customers say, part 1 …', es: 'Lo que dicen los clientes, parte 1…' })}
            </p>,
            <p key="2">
              {t({ en: '… and part 2 of that sentence', es: '…y la parte 2 de esa frase' })}
            </p>,
          ],
        }),
    },
  ],
  accessibility: {
    en: 'Rotation stops on hover, on focus, by its button, and never starts under reduced motion. Slides out of view can’t take focus.',
    es: 'La rotación se detiene al pasar el puntero, al recibir el foco o con su botón, y no empieza si se prefiere menos movimiento. Lo que no se ve no recibe el foco.',
  },
};
