import type { Indicator } from '@otm/schema';
import { business } from '../../business.ts';

export const barTimer: Indicator = {
  id: 'bar-timer',
  slug: `${business.productSlug}-bar-timer`,
  title: 'Bar Timer',
  summary: {
    en: 'Counts down to the close of the bar, in three stages.',
    es: 'Muestra cuánto falta para el cierre de la barra, en tres etapas.',
  },
  details: {
    en: [
      {
        title: 'What it shows',
        text: 'The time left until the bar closes, in minutes and seconds. The timer enters a new stage with 75%, 50% and 25% of the bar left and names each stage in words as well as in color.',
      },
      {
        title: 'How to read it',
        text: 'A signal inside an open bar can vanish before the close. The timer tells you whether waiting for the close costs you ten seconds or four minutes.',
      },
    ],
    es: [
      {
        title: 'Qué muestra',
        text: 'El tiempo que falta para que cierre la barra, en minutos y segundos. Cambia de etapa cuando queda el 75\u00A0%, el 50\u00A0% y el 25\u00A0% de la barra, y la indica con palabras, además del color.',
      },
      {
        title: 'Cómo leerlo',
        text: 'Una señal dentro de una barra abierta puede desaparecer antes del cierre. El contador te dice si esperar al cierre te cuesta diez segundos o cuatro minutos.',
      },
    ],
  },
};
