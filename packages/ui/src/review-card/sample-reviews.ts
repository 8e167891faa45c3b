import type { Localized, Review } from '@otm/schema';

/** Reviews in each language, for stories and tests: marked samples and one with a source. */
export const sampleReviews: Localized<readonly [Review, Review, Review, Review]> = {
  en: [
    review('first', 'Sample trader A', 'The delta of each bar is where I look first.'),
    review('second', 'Sample trader B', 'I know the point of control before I place an order.'),
    review('third', 'Sample trader C', 'The installation took me ten minutes.'),
    {
      ...review('fourth', 'Trader D', 'Support answered the same day.'),
      sample: false,
      source: 'E-mail, 2026',
    },
  ],
  es: [
    review('first', 'Operador de muestra A', 'El delta de cada barra es lo primero que miro.'),
    review('second', 'Operador de muestra B', 'Conozco el punto de control antes de operar.'),
    review('third', 'Operador de muestra C', 'La instalación me tomó diez minutos.'),
    {
      ...review('fourth', 'Operador D', 'El soporte respondió el mismo día.'),
      sample: false,
      source: 'Correo, 2026',
    },
  ],
};

function review(id: string, name: string, quote: string): Review {
  const video = { id: 'sample', title: quote, duration: '2:10', summary: quote };
  return { id, name, quote, video, sample: true };
}
