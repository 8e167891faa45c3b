import { defaultSettings, initialReplayState, replaySettings, setupRules } from '@otm/charts';
import type { EngineVariables } from '@otm/content/library';
import type { Localized } from '@otm/schema';

const numerals: Localized<readonly string[]> = {
  en: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  es: ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'],
};

type RangeName = 'bands' | 'bar' | 'micro' | 'percent' | 'percentile' | 'repeats' | 'swing';

const rangeOf = <Name extends RangeName>(name: Name) => {
  const { max, min, step } = replaySettings[name];
  return {
    [`replay.${name}.min`]: String(min),
    [`replay.${name}.max`]: String(max),
    [`replay.${name}.start`]: String(initialReplayState[name]),
    [`replay.${name}.step`]: String(step),
  } as Record<`replay.${Name}.${'min' | 'max' | 'start' | 'step'}`, string>;
};

const { micro, prints, swing } = defaultSettings;
const { barsAfter, reentryBars, targetTicks, trendBars, warmUpBars } = setupRules;

/** The numbers that articles name, from the settings of the engine. */
export const engineVariables: EngineVariables = (locale) => {
  const numeral = (count: number) => numerals[locale][count] ?? String(count);
  return {
    ...rangeOf('bands'),
    ...rangeOf('bar'),
    ...rangeOf('micro'),
    ...rangeOf('percent'),
    ...rangeOf('percentile'),
    ...rangeOf('repeats'),
    ...rangeOf('swing'),
    'default.gap': String(prints.gap / 1000),
    'default.micro': String(micro),
    'default.percentile': String(prints.percentile),
    'default.repeats': String(prints.repeats),
    'default.smallest': String(prints.from),
    'default.swing': String(swing),
    'setup.after': String(barsAfter),
    'setup.comeBack': numeral(reentryBars - 1),
    'setup.slope': numeral(trendBars),
    'setup.target': String(targetTicks),
    'setup.warmUp': String(warmUpBars),
  };
};
