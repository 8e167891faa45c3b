const surfaces = ['sunken', 'canvas', 'surface', 'raised', 'overlay'];

/** The minimum contrast of a token on every surface. */
const onSurfaces: Readonly<Record<string, number>> = {
  ink: 7,
  'ink-muted': 7,
  'ink-subtle': 4.5,
  'accent-text': 4.5,
  'accent-border': 3,
  focus: 3,
  'line-strong': 3,
  buy: 4.5,
  sell: 4.5,
  poc: 4.5,
  vwap: 4.5,
  band: 3,
};

/** A color, the color behind it, and the contrast that they need. */
export type ContrastPair = readonly [token: string, fill: string, least: number];

/** Text on a fill of its own. */
const onFills: readonly ContrastPair[] = [
  ...['accent', 'accent-hover', 'accent-pressed'].map((fill) => ['on-accent', fill, 4.5] as const),
  ...['success', 'danger', 'warning', 'info'].flatMap((state) => [
    [state, `${state}-bg`, 4.5] as const,
    ['ink', `${state}-bg`, 7] as const,
  ]),
];

/** Every pair of tokens that may meet, with its minimum contrast in both themes. */
export const contrastPairs: readonly ContrastPair[] = [
  ...Object.entries(onSurfaces).flatMap(([token, least]) =>
    surfaces.map((surface) => [token, surface, least] as const),
  ),
  ...onFills,
];
