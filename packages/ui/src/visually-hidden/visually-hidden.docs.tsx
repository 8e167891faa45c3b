import type { ComponentDocs } from '../stories/index.ts';

export const docs: ComponentDocs = {
  guidelines: [
    {
      rule: {
        en: 'Hide what sighted visitors get from the drawing, never the only instruction.',
        es: 'Oculta lo que ya dice el dibujo, nunca la única instrucción.',
      },
      does: ({ sample }) => sample(),
      doesNot: ({ sample, t }) => (
        <p>
          {sample({
            children: t({
              en: 'Enter your machine ID before you click.',
              es: 'Escribe el ID de tu equipo antes de hacer clic.',
            }),
          })}
        </p>
      ),
    },
  ],
  accessibility: {
    en: 'Read by screen readers, found by search in page, drawn nowhere. Nothing inside may take focus.',
    es: 'Lo lee el lector de pantalla y no se dibuja. Nada de adentro puede recibir el foco.',
  },
};
