import type { Term } from '@otm/schema';
import { cumulative } from '../indicators/cumulative.ts';
import { deltaBar } from '../indicators/delta-bar.ts';
import { micro } from '../indicators/micro.ts';
import { swing } from '../indicators/swing.ts';

/** Terms of delta: buying minus selling, and the ways to count it. */
export const deltaTerms: readonly Term[] = [
  {
    id: 'delta',
    name: { en: 'Delta', es: 'Delta' },
    short: {
      en: 'Volume bought at the ask minus volume sold at the bid, over a bar, a leg or a session.',
      es: 'Volumen comprado en el ask menos volumen vendido en el bid, en una barra, un tramo o una sesión.',
    },
    long: {
      en: 'A trade at the ask or above counts as bought, at the bid or below as sold; in between, the last change in price decides. Delta shows which side was in a hurry, not which was right. It can be positive while price falls, if sellers absorb the buying.',
      es: 'Una operación en el ask o por encima cuenta como compra; en el bid o por debajo, como venta; entre ambos decide el último cambio de precio. La delta muestra quién tenía prisa, no quién tenía razón. Puede ser positiva mientras el precio baja, si los vendedores absorben la compra.',
    },
    related: ['cumulative-delta', 'delta-percent', 'aggressor', 'absorption', 'max-delta'],
    spellings: { en: ['delta', 'deltas', 'delta bar'], es: ['delta', 'deltas', 'delta bar'] },
    article: deltaBar.slug,
  },
  {
    id: 'delta-percent',
    name: { en: 'Delta percent', es: 'Delta porcentual' },
    short: {
      en: 'The delta of a bar divided by the volume of that bar, times 100.',
      es: 'La delta de una barra dividida entre el volumen de esa barra, por 100.',
    },
    long: {
      en: 'A delta of 300 in 1,500 contracts is 20%; in 600 it is 50%. It lets you compare quiet and busy bars. With few contracts it jumps: read the volume too. A bar without volume counts as 0.',
      es: 'Una delta de 300 en 1,500 contratos es el 20\u00A0%; en 600, el 50\u00A0%. Permite comparar barras tranquilas y activas. Con pocos contratos da saltos: lee también el volumen. Una barra sin volumen cuenta como 0.',
    },
    related: ['delta', 'volume', 'max-delta'],
    spellings: {
      en: ['delta percent', 'delta percentage'],
      es: ['delta porcentual', 'porcentaje de delta'],
    },
    article: deltaBar.slug,
  },
  {
    id: 'max-delta',
    name: { en: 'Max and min delta', es: 'Delta máxima y mínima' },
    short: {
      en: 'The highest and the lowest point that the running delta of a bar reached before its close.',
      es: 'El punto más alto y el más bajo que alcanzó la cuenta de delta de una barra antes de su cierre.',
    },
    long: {
      en: 'The count starts at 0 with each bar. A bar that closes at 50 after a maximum of 400 was bought hard and then sold. The gap from extreme to close is the push that was taken back.',
      es: 'La cuenta empieza en 0 con cada barra. Una barra que cierra en 50 tras un máximo de 400 recibió compras fuertes y luego ventas. La distancia del extremo al cierre es el empuje que se devolvió.',
    },
    related: ['delta', 'delta-micro', 'absorption', 'bar'],
    spellings: {
      en: ['max delta', 'maximum delta', 'min delta', 'minimum delta'],
      es: ['delta máxima', 'delta mínima'],
    },
    article: deltaBar.slug,
  },
  {
    id: 'cumulative-delta',
    name: { en: 'Cumulative delta', es: 'Delta acumulada' },
    short: {
      en: 'The sum of the deltas of all bars since the session opened.',
      es: 'La suma de las deltas de todas las barras desde que abrió la sesión.',
    },
    long: {
      en: 'Each of its candles opens where the last one closed, and its close adds the delta of the bar. The level alone means little; read its direction next to price.',
      es: 'Cada una de sus velas abre donde cerró la anterior, y su cierre suma la delta de la barra. El nivel por sí solo dice poco; lee su dirección junto al precio.',
    },
    related: ['divergence', 'session', 'delta', 'delta-swing'],
    spellings: {
      en: ['cumulative delta', 'delta cumulative'],
      es: ['delta acumulada', 'delta cumulative'],
    },
    article: cumulative.slug,
  },
  {
    id: 'delta-swing',
    name: { en: 'Delta swing', es: 'Delta swing (delta del tramo)' },
    short: {
      en: 'The delta of a whole price leg, added up from one turning point to the next.',
      es: 'La delta de un tramo entero del precio, sumada de un giro al siguiente.',
    },
    long: {
      en: 'On this site a leg ends once price has come back by a set number of ticks, and it counts up to the extreme. The last leg stays open: its number can still change. All legs add up to the delta of all trades.',
      es: 'En este sitio un tramo termina cuando el precio regresa una cantidad fija de ticks, y se cuenta hasta el extremo. El último sigue abierto: su cifra aún puede cambiar. Todos juntos suman la delta de todas las operaciones.',
    },
    related: ['swing', 'delta', 'cumulative-delta', 'exhaustion'],
    spellings: {
      en: ['delta swing', 'swing delta', 'swing deltas'],
      es: ['delta swing', 'delta del tramo', 'delta de cada tramo'],
    },
    article: swing.slug,
  },
  {
    id: 'delta-micro',
    name: { en: 'Delta micro', es: 'Delta micro' },
    short: {
      en: 'The delta inside a bar, counted in small groups of trades in the order in which they came.',
      es: 'La delta dentro de una barra, contada en grupos pequeños de operaciones, en el orden en que llegaron.',
    },
    long: {
      en: 'Bars with the same delta can have traded in opposite ways: the groups show when the pressure came. In so small a sample, one large trade can flip the sign. Together they add up to the delta of the bar.',
      es: 'Barras con la misma delta pueden haberse operado de formas opuestas: los grupos muestran cuándo llegó la presión. En una muestra tan pequeña, una operación grande puede cambiar el signo. Juntos suman la delta de la barra.',
    },
    related: ['max-delta', 'bar', 'delta', 'absorption'],
    spellings: { en: ['delta micro'], es: ['delta micro'] },
    article: micro.slug,
  },
  {
    id: 'divergence',
    name: { en: 'Divergence', es: 'Divergencia' },
    short: {
      en: 'Price makes a new high or low, and cumulative delta does not.',
      es: 'El precio marca un nuevo máximo o mínimo, y la delta acumulada no.',
    },
    long: {
      en: 'Read it as “not confirmed”: the new extreme came with less one-sided pressure than the last. It is no forecast: a strong trend can diverge many times.',
      es: 'Léela como «sin confirmar»: el nuevo extremo llegó con menos presión de un solo lado que el anterior. No es un pronóstico: una tendencia fuerte puede divergir muchas veces.',
    },
    related: ['cumulative-delta', 'exhaustion', 'trend', 'reversal'],
    spellings: {
      en: ['divergence', 'divergences'],
      es: ['divergencia', 'divergencias'],
    },
    article: cumulative.slug,
  },
];
