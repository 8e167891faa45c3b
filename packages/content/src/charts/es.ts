import { messagesFor } from '@otm/schema';
import { simulated } from '../simulated.ts';
import type { en } from './en.ts';
import { indicatorCharts } from './of-indicators.ts';

/** The Spanish copy of the charts. */
export const es = messagesFor<typeof en>()({
  simulated: simulated.es,
  charts: {
    ...indicatorCharts('es'),
    hero: {
      title: 'Una sesión leída a partir de sus operaciones',
      description:
        '{bars} velas de {barLength} entre {low} y {high}, con cierre en {close}. El VWAP termina en {vwap}. El precio con más volumen es {poc}; entre {val} y {vah} se negoció el {share}\u00A0% del total. Debajo, la delta de cada barra; en conjunto suma {delta}.',
      caption: '{trades} operaciones, VWAP {vwap}, POC {poc}, VAL {val}, VAH {vah}',
    },
    footprint: {
      title: 'Dentro de una barra: compras contra ventas en diagonal',
      description:
        'Cada fila es un precio de una barra, de {low} a {high}: a la izquierda, lo vendido en el bid, {sells} contratos en total; a la derecha, lo comprado en el ask, {buys}. Las compras de un precio se comparan con las ventas de un tick más abajo, porque ambas atacaron el mismo spread. Cuando un lado es al menos {ratio} veces el otro, la cifra lleva un marco: {buyImbalances} en las compras y {sellImbalances} en las ventas.',
      caption: 'La barra de la sesión con más desequilibrios; desequilibrio desde 3 a 1',
    },
    momentum: {
      title: 'Momentum: señales que se cumplieron y otras que no',
      description:
        'Señal: dos cierres seguidos fuera del área de valor, con la delta acumulada y el VWAP de las últimas {trendBars} barras en la misma dirección. Se muestran las {each} primeras sesiones en las que el precio avanzó {targetTicks} ticks más antes de retroceder {targetTicks} y las {each} primeras en las que no lo hizo.',
      caption: 'Semillas probadas en orden desde la 1, ninguna elegida a mano',
      session:
        'Señal {time} después de la apertura, cierre en {close}; luego, {bars} barras entre {low} y {high}.',
    },
    reversal: {
      title: 'Reversión: señales que se cumplieron y otras que no',
      description:
        'Señal: un nuevo extremo de la sesión que la delta acumulada no confirma y, en {reentryBars} barras como máximo, incluida la del extremo, un cierre de vuelta dentro del área de valor. Se muestran las {each} primeras sesiones en las que el precio volvió {targetTicks} ticks antes de avanzar {targetTicks} más y las {each} primeras en las que no lo hizo.',
      caption: 'Semillas probadas en orden desde la 1, ninguna elegida a mano',
      session:
        'Señal {time} después de la apertura, cierre en {close}; luego, {bars} barras entre {low} y {high}.',
    },
  },
});
