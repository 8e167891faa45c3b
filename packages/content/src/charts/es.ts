import { messagesFor } from '@otm/schema';
import { simulated } from '../simulated.ts';
import type { en } from './en.ts';

/** The Spanish copy of the charts. */
export const es = messagesFor<typeof en>()({
  simulated: simulated.es,
  charts: {
    hero: {
      title: 'Una sesión leída a partir de sus operaciones',
      description:
        '{bars} velas de {barLength} entre {low} y {high}, con cierre en {close}. El VWAP termina en {vwap}. El precio con más volumen es {poc}; entre {val} y {vah} se negoció el {share}\u00A0% del total. Debajo, la delta de cada barra; en conjunto suma {delta}.',
      caption: '{trades} operaciones, VWAP {vwap}, POC {poc}, VAL {val}, VAH {vah}',
    },
    algorithms: {
      title: 'Operaciones repetidas y grandes sobre las velas',
      description:
        'Las marcas redondas señalan un tamaño repetido al menos {repeats} veces en un mismo precio; las cuadradas, una operación mayor que el {percentile}\u00A0% de las anteriores. Las marcas rellenas son de compradores y las huecas, de vendedores. La sesión tiene {repeated} operaciones repetidas y {large} grandes. Es una ilustración simplificada del indicador.',
      caption:
        '{repeated} repetidas y {large} grandes en {trades} operaciones; relleno, comprador; hueco, vendedor',
    },
    swing: {
      title: 'La delta de un giro al siguiente',
      description:
        'Un zigzag de {swings} tramos sobre las velas gira cuando el precio retrocede {swingTicks} ticks; el último tramo aún se está formando. La delta de cada tramo es una columna en la parte inferior y los tramos más largos llevan su cifra. Todos los tramos suman {delta}. Es una ilustración simplificada del indicador.',
      caption: '{swings} tramos, umbral de {swingTicks} ticks, delta {delta}',
    },
    micro: {
      title: 'La delta dentro de la barra',
      description:
        'Cada barra de {barLength} se divide en ventanas de {windowTrades} operaciones; las líneas de puntos separan las barras. La delta de cada ventana es una columna, por encima de cero si domina la compra y por debajo si domina la venta. La sesión tiene {windows} ventanas y su delta suma {delta}. Es una ilustración simplificada del indicador.',
      caption: '{windows} ventanas de {windowTrades} operaciones, delta {delta}',
    },
    cumulative: {
      title: 'La delta acumulada bajo el precio',
      description:
        'Arriba, velas de {barLength} con cierre en {close}. Abajo, la suma desde la apertura del volumen comprador menos el vendedor, una vela por barra. Termina en {delta} tras {volume} contratos.',
      caption: 'Delta acumulada {delta} tras {volume} contratos',
    },
    'delta-bar': {
      title: 'La delta de cada barra',
      description:
        'Arriba, velas de {barLength}. Abajo, el volumen comprador menos el vendedor de cada barra, por encima de cero si domina la compra y por debajo si domina la venta; una línea fina muestra hasta dónde llegó dentro de la barra. La última barra tiene {lastDelta} y toda la sesión, {delta}.',
      caption: 'Última barra {lastDelta}, sesión {delta}',
    },
    profile: {
      title: 'El volumen en cada precio',
      description:
        'Velas a la izquierda y volumen por precio a la derecha. El punto de control, el precio con más volumen, es {poc}. El área de valor, de {val} a {vah}, reúne el {share}\u00A0% de {volume} contratos; se amplió de dos en dos precios hasta llegar al {percent}\u00A0%.',
      caption: 'POC {poc}, VAL {val}, VAH {vah}, área de valor {share}\u00A0%',
    },
    vwap: {
      title: 'El VWAP y sus bandas',
      description:
        'Velas de {barLength} con el precio promedio ponderado por volumen de la sesión, que termina en {vwap}. Una desviación estándar son {sigma} puntos. Las líneas discontinuas exteriores están a {bands} desviaciones, en {lower} y {upper}.',
      caption: 'VWAP {vwap}, desviación estándar {sigma}, bandas hasta {bands}',
    },
    'bar-timer': {
      title: 'Lo que falta para el cierre de la barra',
      description:
        'Las últimas velas y, debajo, la barra abierta de {barLength} como una franja de cuatro partes. Faltan {remaining}; la etapa es {stage}\u00A0% o menos.',
      caption: 'Faltan {remaining} de una barra de {barLength}, etapa {stage}\u00A0%',
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
