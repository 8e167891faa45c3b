// One line per indicator: the default text that its replay announces.
export { algorithmsAnnouncement as algorithms } from './algorithms/algorithms-texts.ts';
export { barTimerAnnouncement as 'bar-timer' } from './bar-timer/bar-timer-texts.ts';
export { cumulativeAnnouncement as cumulative } from './cumulative/cumulative-texts.ts';
export { deltaBarAnnouncement as 'delta-bar' } from './delta-bar/delta-bar-texts.ts';
export { microAnnouncement as micro } from './micro/micro-texts.ts';
export { profileAnnouncement as profile } from './profile/profile-texts.ts';
export { swingAnnouncement as swing } from './swing/swing-texts.ts';
export { vwapAnnouncement as vwap } from './vwap/vwap-texts.ts';
