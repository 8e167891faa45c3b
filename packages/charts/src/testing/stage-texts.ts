import { type Localized, messagesFor, type ProofTexts, type StageTexts } from '@otm/schema';

const part = (name: string) =>
  ({
    name,
    title: '{contracts} {side}, {direction} {points}',
    text: 'Volume {volume} in {range}, closes at {close}, {perTick} a tick; before {beforeContracts}, {beforePoints}, {beforePerTick}; delta {delta}.',
  }) as const;

const en = messagesFor<StageTexts>()({
  title: 'One session in five parts',
  description: '{bars} bars between {low} and {high}, close {close}, VWAP {vwap}, POC {poc}.',
  legend: 'Part',
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
    balance: part('Balance'),
    push: part('Push'),
    absorption: part('Absorption'),
    turn: part('Turn'),
    fade: part('Fade'),
  },
  plain: {
    title: 'Plain: {contracts} {side}',
    text: 'Price {direction} {points} points on {volume} contracts.',
  },
  sides: { buy: 'bought', sell: 'sold' },
  directions: { up: 'rose', down: 'fell' },
  labels: {
    vwap: 'VWAP {price}',
    poc: 'POC {price}',
    vah: 'VAH {price}',
    val: 'VAL {price}',
    delta: 'Delta per bar',
    points: '{value} points',
    contracts: '{value} delta',
  },
  simulated: 'Simulated data',
  caption: 'Seed {seed}: {trades} trades, {share}% between {val} and {vah}.',
  replay: {
    start: 'Replay it',
    play: 'Play',
    pause: 'Pause',
    step: 'Next trade',
    close: 'Full session',
    position: 'Position',
    speed: 'Speed',
    rate: '{count} trades/s',
    readout: '{time}: {price}, VWAP {vwap}, delta {delta}',
    trade: 'Trade {trade} of {trades}',
  },
});

const es: StageTexts = {
  ...en,
  title: 'Una sesión en cinco partes',
  legend: 'Parte',
  table: 'Ver como tabla',
  simulated: 'Datos simulados',
  replay: { ...en.replay, start: 'Verla otra vez', close: 'Sesión completa' },
};

/** Texts of the stage, for stories and tests. */
export const stageTexts: Localized<StageTexts> = { en, es };

/** Texts of the proof, for stories and tests. */
export const proofTexts = messagesFor<ProofTexts>()({
  effort: { title: 'Effort', text: 'Contracts per tick.' },
  volume: { title: 'Volume', text: '{share}% between {val} and {vah}.' },
  check: {
    title: 'Check',
    seed: 'Seed {seed}',
    text: 'Type another.',
    label: 'Seed',
    action: 'Compute',
    done: 'Seed {seed}.',
  },
});
