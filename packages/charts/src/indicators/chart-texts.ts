// One line per indicator: the default texts of its chart.
export { algorithmsChartTexts as algorithms } from './algorithms/algorithms-texts.ts';
export { barTimerChartTexts as 'bar-timer' } from './bar-timer/bar-timer-texts.ts';
export { cumulativeChartTexts as cumulative } from './cumulative/cumulative-texts.ts';
export { deltaBarChartTexts as 'delta-bar' } from './delta-bar/delta-bar-texts.ts';
export { microChartTexts as micro } from './micro/micro-texts.ts';
export { profileChartTexts as profile } from './profile/profile-texts.ts';
export { swingChartTexts as swing } from './swing/swing-texts.ts';
export { vwapChartTexts as vwap } from './vwap/vwap-texts.ts';
