import type { Indicator } from '@otm/schema';
import { business } from '../../business.ts';

export const vwap: Indicator = {
  id: 'vwap',
  slug: `${business.productSlug}-wap`,
  title: 'VWAP',
  summary: {
    en: 'Draws the average price of the session, weighted by volume, with deviation bands.',
    es: 'Dibuja el precio promedio ponderado por volumen de la sesión, con bandas de desviación.',
  },
  details: {
    en: [
      {
        title: 'What it shows',
        text: 'VWAP is what the session’s average contract cost. A price with ten times the volume counts ten times as much. It resets with each session.',
      },
      {
        title: 'How to read it',
        text: 'When price is above VWAP, the average buyer of the day is in profit. When it’s below, the average seller is. The bands at one, two and three standard deviations show how far price has gone from that average, measured against the day’s own volatility.',
      },
      {
        title: 'When not to trust it',
        text: 'A band is a distance, not a turning point. On a strong day, price can walk along the outer band for hours. In the first few minutes, the bands are too narrow to mean much.',
      },
    ],
    es: [
      {
        title: 'Qué muestra',
        text: 'El VWAP es el precio que se pagó por el contrato promedio de la sesión. Un precio con diez veces más volumen pesa diez veces más. Empieza de nuevo en cada sesión.',
      },
      {
        title: 'Cómo leerlo',
        text: 'Por encima del VWAP, el comprador promedio del día va ganando. Por debajo, el vendedor promedio. Las bandas a una, dos y tres desviaciones estándar te dicen cuánto se alejó el precio de ese promedio, según la dispersión del día.',
      },
      {
        title: 'Cuándo desconfiar',
        text: 'Una banda es una distancia, no un punto de giro. En un día de tendencia, el precio puede seguir la banda exterior durante horas. En los primeros minutos las bandas son demasiado estrechas para que digan algo.',
      },
    ],
  },
};
