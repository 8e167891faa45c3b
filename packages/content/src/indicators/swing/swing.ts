import type { Indicator } from '@otm/schema';
import { business } from '../../business.ts';

export const swing: Indicator = {
  id: 'swing',
  slug: `${business.productSlug}-delta-swing`,
  title: 'Delta Swing',
  summary: {
    en: 'Adds up the delta of each leg in price, from one turning point to the next.',
    es: 'Suma la delta de cada tramo del precio, de un giro al siguiente.',
  },
  details: {
    en: [
      {
        title: 'What it shows',
        text: 'Price moves in legs: up to a high, down to a low, and up again. Delta Swing adds up the delta of a whole leg in a single number, so you see how much pressure each one took.',
      },
      {
        title: 'How to read it',
        text: 'Compare legs. A rally on strong positive delta had aggressive buyers behind it. A rally on weak delta may have had few sellers in its way. When each new leg needs more delta to cover fewer ticks, someone on the other side is absorbing the push.',
      },
      {
        title: 'When not to trust it',
        text: 'You only know a leg has ended once price has turned back far enough. The last number on the chart can still change, so don’t treat it as final.',
      },
    ],
    es: [
      {
        title: 'Qué muestra',
        text: 'El precio avanza por tramos: sube a un máximo, baja a un mínimo y vuelve a subir. Delta Swing suma la delta de todo un tramo en una sola cifra. Así ves cuánta presión hizo falta en cada uno.',
      },
      {
        title: 'Cómo leerlo',
        text: 'Compara los tramos. Una subida con una delta positiva grande tuvo compradores detrás. Una subida con poca delta quizá avanzó porque casi nadie vendía. Si cada subida gasta más delta que la anterior y recorre menos ticks, alguien está absorbiendo la compra.',
      },
      {
        title: 'Cuándo desconfiar',
        text: 'Un tramo solo se confirma cuando el precio ya giró lo suficiente. La última cifra del gráfico todavía puede cambiar, así que no es definitiva.',
      },
    ],
  },
};
