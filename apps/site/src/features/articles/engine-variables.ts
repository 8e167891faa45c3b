import { defaultSettings, setupRules } from '@otm/charts';
import { type Setting, settings } from '@otm/charts/replay/settings';
import type { EngineVariables } from '@otm/content/library';
import type { Localized } from '@otm/schema';

const numerals: Localized<readonly string[]> = {
  en: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  es: ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'],
};

const rangeOf = <Name extends string>(name: Name, { initial, max, min, step }: Setting) =>
  ({
    [`replay.${name}.min`]: String(min),
    [`replay.${name}.max`]: String(max),
    [`replay.${name}.start`]: String(initial),
    [`replay.${name}.step`]: String(step),
  }) as Record<`replay.${Name}.${'min' | 'max' | 'start' | 'step'}`, string>;

const { micro, prints, swing } = defaultSettings;
const { after, comeBack, slope, target, warmUp } = setupRules;

/** What the articles say about the engine, taken from its own settings. */
export const engineVariables: EngineVariables = (locale) => {
  const numeral = (count: number) => numerals[locale][count] ?? String(count);
  return {
    ...rangeOf('bands', settings.bands),
    ...rangeOf('bar', settings.bar),
    ...rangeOf('micro', settings.micro),
    ...rangeOf('percent', settings.percent),
    ...rangeOf('percentile', settings.percentile),
    ...rangeOf('repeats', settings.repeats),
    ...rangeOf('swing', settings.swing),
    'default.gap': String(prints.gap / 1000),
    'default.micro': String(micro),
    'default.percentile': String(prints.percentile),
    'default.repeats': String(prints.repeats),
    'default.smallest': String(prints.from),
    'default.swing': String(swing),
    'setup.after': String(after),
    'setup.comeBack': numeral(comeBack - 1),
    'setup.slope': numeral(slope),
    'setup.target': String(target),
    'setup.warmUp': String(warmUp),
  };
};
