// One line per indicator: the default texts of its chart and its replay.
export { algorithmsTexts as algorithms } from './algorithms/algorithms-texts.ts';
export { barTimerTexts as 'bar-timer' } from './bar-timer/bar-timer-texts.ts';
export { cumulativeTexts as cumulative } from './cumulative/cumulative-texts.ts';
export { deltaBarTexts as 'delta-bar' } from './delta-bar/delta-bar-texts.ts';
export { microTexts as micro } from './micro/micro-texts.ts';
export { profileTexts as profile } from './profile/profile-texts.ts';
export { swingTexts as swing } from './swing/swing-texts.ts';
export { vwapTexts as vwap } from './vwap/vwap-texts.ts';
