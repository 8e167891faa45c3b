import type { Locale } from '@otm/schema';

const replaySettings = [
  'bands',
  'bar',
  'micro',
  'percent',
  'percentile',
  'repeats',
  'swing',
] as const;

const rangeParts = ['min', 'max', 'start', 'step'] as const;

const others = [
  'default.gap',
  'default.micro',
  'default.percentile',
  'default.repeats',
  'default.smallest',
  'default.swing',
  'setup.after',
  'setup.comeBack',
  'setup.slope',
  'setup.target',
  'setup.warmUp',
] as const;

/** The name of a variable that the engine computes, for example `replay.bar.max`. */
export type EngineVariableName =
  | `replay.${(typeof replaySettings)[number]}.${(typeof rangeParts)[number]}`
  | (typeof others)[number];

/** The variables whose values the engine computes; the site gives them. */
export const engineVariableNames: readonly EngineVariableName[] = [
  ...replaySettings.flatMap((setting) =>
    rangeParts.map((part) => `replay.${setting}.${part}` as const),
  ),
  ...others,
];

/** The engine's variables as each language writes them. */
export type EngineVariables = (locale: Locale) => Readonly<Record<EngineVariableName, string>>;
