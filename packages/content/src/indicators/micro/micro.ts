import type { Indicator } from '@otm/schema';
import { business } from '../../business.ts';

export const micro: Indicator = {
  id: 'micro',
  slug: `${business.productSlug}-delta-micro`,
  title: 'Delta Micro',
  summary: {
    en: 'Opens up a bar and shows its delta in small windows, in the order it traded.',
    es: 'Abre la barra y muestra su delta en ventanas pequeñas, en el orden en que llegó.',
  },
  details: {
    en: [
      {
        title: 'What it shows',
        text: 'Two bars can get to the same delta in very different ways. One is bought evenly. The other is sold hard and then bought back. Delta Micro splits the bar into small windows of trades and shows the delta of each one.',
      },
      {
        title: 'How to read it',
        text: 'Look at where in the bar the pressure came and what price did next. A burst of buying at the high that lifts price no higher deserves more attention than the bar’s total.',
      },
      {
        title: 'When not to trust it',
        text: 'Small samples are noisy. One large trade can flip a window. Use it to time an idea you already have from the bigger picture, not to find one.',
      },
    ],
    es: [
      {
        title: 'Qué muestra',
        text: 'Dos barras pueden cerrar con la misma delta después de recorridos muy distintos: una, con compras parejas; la otra, con ventas fuertes y después compras. Delta Micro divide la barra en ventanas pequeñas de operaciones y muestra la delta de cada una.',
      },
      {
        title: 'Cómo leerlo',
        text: 'Mira en qué parte de la barra llegó la presión y qué hizo el precio después. Una ráfaga de compras en el máximo que ya no sube el precio merece más atención que el total de la barra.',
      },
      {
        title: 'Cuándo desconfiar',
        text: 'Una muestra pequeña trae mucho ruido: una sola operación grande puede cambiar el signo de una ventana. Úsalo para afinar una idea que ya tienes, no para encontrarla.',
      },
    ],
  },
};
