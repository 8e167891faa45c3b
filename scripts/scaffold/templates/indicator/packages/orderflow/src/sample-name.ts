import type { Bar } from './bars.ts';

/** Sample text: the bar’s range in ticks; compute your own indicator here. */
export const sampleName = ({ high, low }: Pick<Bar, 'high' | 'low'>): number => high - low;
