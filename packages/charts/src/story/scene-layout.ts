/** Where the parts of a picture are, in percent of the plot. */
export const layout = {
  /** Width of the panels; prices are to the right of them. */
  width: 86,
  /** Middle of the numbers above the panels, and the baseline of a mark's name. */
  numbers: 4.5,
  names: 13,
  /** Top of the panels, and the bottom of what a mark tints. */
  top: 16,
  bottom: 94,
  /** Baseline of the times. */
  times: 99.3,
} as const;
