import type { Indicator } from '@otm/schema';
import { business } from '../../business.ts';

export const cumulative: Indicator = {
  id: 'cumulative',
  slug: `${business.productSlug}-delta-cumulative`,
  title: 'Delta Cumulative',
  summary: {
    en: 'Keeps a running total of delta (CVD) through the session, drawn as candles.',
    es: 'Lleva el total de la delta (CVD) a lo largo de la sesión, dibujado en velas.',
  },
  details: {
    en: [
      {
        title: 'What it shows',
        text: 'Each bar starts where the previous bar’s total ended and adds its own delta. The wicks show how far the total swung inside the bar. The total resets to zero when a new session starts.',
      },
      {
        title: 'How to read it',
        text: 'Put it below price. When both make new highs, buyers are paying up and price is moving with them. When price makes a new high and CVD doesn’t, the move isn’t confirmed.',
      },
      {
        title: 'When not to trust it',
        text: '“Not confirmed” doesn’t mean price will turn. A high can stay unconfirmed for hours. And CVD says nothing about the resting orders on the other side.',
      },
    ],
    es: [
      {
        title: 'Qué muestra',
        text: 'Cada vela abre donde cerró la anterior y suma la delta de su barra. Las mechas muestran hasta dónde osciló el total dentro de la barra. La delta acumulada vuelve a cero al empezar una sesión nueva.',
      },
      {
        title: 'Cómo leerlo',
        text: 'Ponlo debajo del precio. Si ambos marcan máximos nuevos, los compradores atacan y el precio los sigue. Si el precio marca un máximo nuevo y el total no, el máximo queda sin confirmar.',
      },
      {
        title: 'Cuándo desconfiar',
        text: 'Que esté sin confirmar no quiere decir que el precio vaya a girar: puede seguir así durante horas. Además, el total no dice nada de las órdenes pasivas que estaban del otro lado.',
      },
    ],
  },
};
