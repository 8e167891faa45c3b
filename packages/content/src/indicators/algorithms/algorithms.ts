import type { Indicator } from '@otm/schema';
import { business } from '../../business.ts';

export const algorithms: Indicator = {
  id: 'algorithms',
  slug: `${business.productSlug}-algorithms`,
  title: 'Algorithms',
  summary: {
    en: 'Marks the prices where unusually large trades, or many trades of the same size, went through.',
    es: 'Marca los precios donde hubo operaciones grandes, o muchas del mismo tamaño.',
  },
  details: {
    en: [
      {
        title: 'What it shows',
        text: 'Big orders are rarely sent in one piece. A program splits them and feeds the pieces to the market. That leaves traces on the tape: a trade much larger than its neighbors, or the same size again and again at one price. Algorithms marks those prices.',
      },
      {
        title: 'How to read it',
        text: 'Treat a mark as a place to watch. When price comes back, see which side is aggressive there and whether price moves. Several marks close together say more than one alone.',
      },
      {
        title: 'When not to trust it',
        text: 'A pattern of sizes is a clue, not proof of who traded or why. Small traders can hit the same size by chance, especially in the busy minutes after the open.',
      },
    ],
    es: [
      {
        title: 'Qué muestra',
        text: 'Una orden grande rara vez entra entera. Un programa la divide y la envía por partes. Eso deja huella en la cinta: una operación mucho mayor que las vecinas, o el mismo tamaño una y otra vez en un precio. Algorithms marca esos precios.',
      },
      {
        title: 'Cómo leerlo',
        text: 'Toma cada marca como una zona que conviene vigilar. Cuando el precio vuelva, fíjate en qué lado ataca y si logra pasar. Varias marcas juntas dicen más que una sola.',
      },
      {
        title: 'Cuándo desconfiar',
        text: 'Un patrón de tamaños es un indicio, pero no prueba quién operó ni por qué. Varios traders pequeños pueden repetir un tamaño por azar, sobre todo en los minutos agitados de la apertura.',
      },
    ],
  },
};
