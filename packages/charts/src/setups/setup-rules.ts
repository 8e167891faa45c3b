import { after, target } from './find-setups.ts';
import { comeBack, slope, warmUp } from './setup-signal.ts';

/** What makes a signal and what decides on it: bars, and ticks for the target. */
export const setupRules = { warmUp, slope, comeBack, target, after };
