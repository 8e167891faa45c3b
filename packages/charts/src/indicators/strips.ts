// One line per indicator: its drawing on the strip of the home page.
export { AlgorithmsStrip as algorithms } from './algorithms/algorithms-strip.tsx';
export { BarTimerStrip as 'bar-timer' } from './bar-timer/bar-timer-strip.tsx';
export { CumulativeStrip as cumulative } from './cumulative/cumulative-strip.tsx';
export { DeltaBarStrip as 'delta-bar' } from './delta-bar/delta-bar-strip.tsx';
export { MicroStrip as micro } from './micro/micro-strip.tsx';
export { ProfileStrip as profile } from './profile/profile-strip.tsx';
export { SwingStrip as swing } from './swing/swing-strip.tsx';
export { VwapStrip as vwap } from './vwap/vwap-strip.tsx';
