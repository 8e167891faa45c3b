import { type Localized, messagesFor, type StageTexts } from '@otm/schema';
import { simulated } from '../simulated.ts';

const en = messagesFor<StageTexts>()({
  title: 'One simulated session in five parts',
  description:
    '{bars} candles of 5 minutes between {low} and {high}; the close is {close}. VWAP ends at {vwap}. The busiest price is {poc}, and {share}% of the contracts traded between {val} and {vah}. Below, the delta of each bar; at the side, volume per price.',
  legend: 'Part of the session',
  table: 'Show as table',
  columns: {
    part: 'Part',
    time: 'From',
    points: 'Points',
    delta: 'Delta',
    volume: 'Contracts',
    perTick: 'Delta per tick',
  },
  parts: {
    balance: {
      name: 'Balance',
      title: 'Both sides accept the price.',
      text: '{volume} contracts trade within {range} points, and delta ends near zero: {delta}.',
    },
    push: {
      name: 'Push',
      title: 'Sellers push: {perTick} contracts a tick.',
      text: '{contracts} more sold than bought, and price falls {points} points. Effort and result agree.',
    },
    absorption: {
      name: 'Absorption',
      title: '{contracts} {side}. Price {direction} {points} points.',
      text: 'Just before, {beforeContracts} had moved it {beforePoints}. Now every tick costs {perTick} contracts: resting buyers absorb the selling. A candle doesn’t show that.',
    },
    turn: {
      name: 'Turn',
      title: 'Buyers need {perTick} contracts a tick.',
      text: 'Delta turns up and price follows at once: {points} points on {contracts} contracts. Before, a tick cost {beforePerTick}.',
    },
    fade: {
      name: 'Fade',
      title: 'A tick now costs {perTick} contracts.',
      text: '{contracts} more bought than sold, and price gains only {points} points. Buying continues; price has stopped following.',
    },
  },
  plain: {
    title: '{contracts} more {side}. Price {direction} {points} points.',
    text: '{volume} contracts traded: {perTick} of delta for each tick. In this session, this part doesn’t follow the textbook.',
  },
  sides: { buy: 'bought', sell: 'sold' },
  directions: { up: 'rose', down: 'fell' },
  labels: {
    vwap: 'VWAP {price}',
    poc: 'POC {price}',
    vah: 'VAH {price}',
    val: 'VAL {price}',
    delta: 'Delta per bar: bought minus sold',
    points: '{value} points',
    contracts: '{value} delta',
  },
  simulated: `${simulated.en}.`,
  caption:
    'Seed {seed}: {trades} trades from our script, {share}% of the contracts between {val} and {vah}. Futures trading carries substantial risk of loss.',
  replay: {
    start: 'Replay it trade by trade',
    play: 'Play',
    pause: 'Pause',
    step: 'Next trade',
    close: 'Full session',
    position: 'Position in the session',
    speed: 'Speed',
    rate: '{count} trades/s',
    readout: '{time} · {price} · VWAP {vwap} · delta {delta}',
    trade: 'Trade {trade} of {trades}',
  },
});

const es = messagesFor<StageTexts>()({
  title: 'Una sesión simulada en cinco partes',
  description:
    '{bars} velas de 5 minutos entre {low} y {high}, con cierre en {close}. El VWAP termina en {vwap}. El precio con más contratos es {poc}; el {share}\u00A0% se operó entre {val} y {vah}. Abajo, la delta de cada barra; a la derecha, el volumen por precio.',
  legend: 'Parte de la sesión',
  table: 'Ver como tabla',
  columns: {
    part: 'Parte',
    time: 'Desde',
    points: 'Puntos',
    delta: 'Delta',
    volume: 'Contratos',
    perTick: 'Delta por tick',
  },
  parts: {
    balance: {
      name: 'Equilibrio',
      title: 'Ambos lados aceptan el precio.',
      text: 'Se operan {volume} contratos en un rango de {range} puntos y la delta termina cerca de cero: {delta}.',
    },
    push: {
      name: 'Empuje',
      title: 'Los vendedores empujan: {perTick} contratos por tick.',
      text: 'La venta neta es de {contracts} contratos y el precio cede {points} puntos. El esfuerzo da resultado.',
    },
    absorption: {
      name: 'Absorción',
      title: '{side} neta: {contracts}. El precio {direction} {points} puntos.',
      text: 'Justo antes, {beforeContracts} lo movieron {beforePoints}. Ahora cada tick cuesta {perTick} contratos: los compradores pasivos toman lo que se vende. Una vela no lo muestra.',
    },
    turn: {
      name: 'Giro',
      title: 'Bastan {perTick} contratos por tick.',
      text: 'La delta gira al alza y el precio responde enseguida: {points} puntos con {contracts} contratos. Antes, un tick costaba {beforePerTick}.',
    },
    fade: {
      name: 'Freno',
      title: 'Un tick ya cuesta {perTick} contratos.',
      text: 'La compra neta es de {contracts} contratos y el precio gana apenas {points} puntos. Siguen comprando, pero el precio ya no responde.',
    },
  },
  plain: {
    title: '{side} neta: {contracts}. El precio {direction} {points} puntos.',
    text: 'Se operaron {volume} contratos: {perTick} de delta por cada tick. En esta sesión, esta parte no sigue el patrón de manual.',
  },
  sides: { buy: 'Compra', sell: 'Venta' },
  directions: { up: 'sube', down: 'baja' },
  labels: {
    vwap: 'VWAP {price}',
    poc: 'POC {price}',
    vah: 'VAH {price}',
    val: 'VAL {price}',
    delta: 'Delta por barra: compra menos venta',
    points: '{value} puntos',
    contracts: '{value} de delta',
  },
  simulated: `${simulated.es}.`,
  caption:
    'Semilla {seed}: {trades} operaciones según nuestro guion; el {share}\u00A0% de los contratos, entre {val} y {vah}. Operar futuros conlleva un riesgo considerable de pérdida.',
  replay: {
    start: 'Ver cada operación',
    play: 'Reproducir',
    pause: 'Pausar',
    step: 'Operación siguiente',
    close: 'Sesión completa',
    position: 'Posición en la sesión',
    speed: 'Velocidad',
    rate: '{count} por segundo',
    readout: '{time} · {price} · VWAP {vwap} · delta {delta}',
    trade: 'Operación {trade} de {trades}',
  },
});

/** The stage of the home page: one session in five parts. */
export const stageTexts: Localized<StageTexts> = { en, es };
