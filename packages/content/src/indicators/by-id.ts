// One line per indicator: what its card and its modal say.
export { algorithms } from './algorithms/algorithms.ts';
export { barTimer as 'bar-timer' } from './bar-timer/bar-timer.ts';
export { cumulative } from './cumulative/cumulative.ts';
export { deltaBar as 'delta-bar' } from './delta-bar/delta-bar.ts';
export { micro } from './micro/micro.ts';
export { profile } from './profile/profile.ts';
export { swing } from './swing/swing.ts';
export { vwap } from './vwap/vwap.ts';
