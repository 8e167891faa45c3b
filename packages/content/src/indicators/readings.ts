// One line per indicator: its statement on the home page.
export { algorithmsReading as algorithms } from './algorithms/algorithms-reading.ts';
export { barTimerReading as 'bar-timer' } from './bar-timer/bar-timer-reading.ts';
export { cumulativeReading as cumulative } from './cumulative/cumulative-reading.ts';
export { deltaBarReading as 'delta-bar' } from './delta-bar/delta-bar-reading.ts';
export { microReading as micro } from './micro/micro-reading.ts';
export { profileReading as profile } from './profile/profile-reading.ts';
export { swingReading as swing } from './swing/swing-reading.ts';
export { vwapReading as vwap } from './vwap/vwap-reading.ts';
