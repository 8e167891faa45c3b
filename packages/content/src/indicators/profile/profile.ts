import type { Indicator } from '@otm/schema';
import { business } from '../../business.ts';

export const profile: Indicator = {
  id: 'profile',
  slug: `${business.productSlug}-volume-profile`,
  title: 'Volume Profile',
  summary: {
    en: 'Stacks volume by price and marks the point of control and the 70% value area.',
    es: 'Suma el volumen por precio y marca el punto de control y el área de valor del 70\u00A0%.',
  },
  details: {
    en: [
      {
        title: 'What it shows',
        text: 'Most charts draw volume by time. The profile draws it by price, with one row for each price: the more contracts traded there, the longer the row. The longest row is the point of control, or POC.',
      },
      {
        title: 'How the value area is built',
        text: 'It starts at the POC. The next two rows above are compared with the next two below, and the pair with more volume comes in. The area grows like this until at least 70% of the session’s volume is inside. Its edges are the value area high and low.',
      },
      {
        title: 'When not to trust it',
        text: 'Early in the session, the profile is based on few trades and its levels jump around. Value also moves during the day. A level from yesterday is a place to watch, not a wall.',
      },
    ],
    es: [
      {
        title: 'Qué muestra',
        text: 'Casi todos los gráficos dibujan el volumen por tiempo. El perfil de volumen lo pone de lado: una fila por precio, cuyo largo muestra el volumen que se operó ahí. La fila más larga es el punto de control (POC).',
      },
      {
        title: 'Cómo se forma el área de valor',
        text: 'Parte del POC. Compara las dos filas de arriba con las dos de abajo y agrega el par con más volumen. Sigue hasta reunir al menos el 70\u00A0% del volumen de la sesión. Los bordes son el máximo y el mínimo del área de valor (VAH y VAL).',
      },
      {
        title: 'Cuándo desconfiar',
        text: 'Al comienzo de la sesión hay pocas operaciones y los niveles saltan. El área de valor también se mueve. Un nivel de ayer es una zona que conviene vigilar, no un muro.',
      },
    ],
  },
};
