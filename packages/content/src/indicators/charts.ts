// One line per indicator: the copy of its chart.
export { algorithmsChart as algorithms } from './algorithms/algorithms-chart.ts';
export { barTimerChart as 'bar-timer' } from './bar-timer/bar-timer-chart.ts';
export { cumulativeChart as cumulative } from './cumulative/cumulative-chart.ts';
export { deltaBarChart as 'delta-bar' } from './delta-bar/delta-bar-chart.ts';
export { microChart as micro } from './micro/micro-chart.ts';
export { profileChart as profile } from './profile/profile-chart.ts';
export { swingChart as swing } from './swing/swing-chart.ts';
export { vwapChart as vwap } from './vwap/vwap-chart.ts';
