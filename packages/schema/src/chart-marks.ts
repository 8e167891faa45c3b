/** The numbered places of the charts that have any, in the order of their numbers. */
export const chartMarks = {
  /** Prints at one price, buying that moves price, buying that doesn't, a return, a lone print. */
  algorithms: ['cluster', 'worked', 'stalled', 'revisit', 'alone'],
  /** Delta with its candle, delta without, too little of it at an extreme, and a lost lead. */
  'delta-bar': ['agree', 'absorbed', 'fading', 'lostLead'],
  /** A leg that costs more, one that costs little, a weak pullback, and delta against its leg. */
  swing: ['absorbed', 'easy', 'pullback', 'against'],
  /** Where in a bar delta comes: early, on both sides, in one burst, or evenly. */
  micro: ['early', 'flip', 'burst', 'steady'],
  /** The countdown before its first stage, up to its last one, and after that. */
  'bar-timer': ['start', 'middle', 'last'],
  /** The value area, the bar with the largest delta, and the latest bar. */
  hero: ['context', 'participation', 'timing'],
} as const;

/** A chart whose places can be numbered. */
export type MarkedChartId = keyof typeof chartMarks;

/** The names of a chart's numbered places. */
export type ChartMarkName<Id extends MarkedChartId = MarkedChartId> =
  (typeof chartMarks)[Id][number];

/** Whether the places of a chart can be numbered. */
export const hasMarks = (id: string): id is MarkedChartId => Object.hasOwn(chartMarks, id);
