import { defaultSettings, initialReplayState, replaySettings, setupRules } from '@otm/charts';
import { engineVariableNames } from '@otm/content/library';
import { locales } from '@otm/schema';
import { describe, expect, it } from 'vitest';
import { engineVariables } from './engine-variables.ts';

const named = Object.entries(replaySettings).filter(([name]) =>
  engineVariableNames.some((variable) => variable === `replay.${name}.start`),
);

describe.each(locales)('the variables of the engine in %s', (locale) => {
  const values = new Map(Object.entries(engineVariables(locale)));

  it('are the ones that Markdown can use', () => {
    expect([...values.keys()].toSorted()).toEqual([...engineVariableNames].toSorted());
    for (const value of values.values()) expect(value).toMatch(/^(?:\d+(?:\.\d+)?|\p{Ll}+)$/u);
  });

  it.each(named)('include the range and the start of the setting %s', (name, setting) => {
    const initial = new Map<string, unknown>(Object.entries(initialReplayState)).get(name);
    const { max, min } = setting;
    const shown = ['min', 'max', 'start'].map((part) => values.get(`replay.${name}.${part}`));
    expect(shown).toEqual([min, max, initial].map(String));
  });

  it('include the defaults of the marks, legs and windows', () => {
    const { gap, from, percentile, repeats } = defaultSettings.prints;
    const names = ['gap', 'smallest', 'percentile', 'repeats', 'swing', 'micro'];
    const { swing, micro } = defaultSettings;
    expect(names.map((name) => values.get(`default.${name}`))).toEqual(
      [gap / 1000, from, percentile, repeats, swing, micro].map(String),
    );
  });
});

it('write small counts of the setups in words', () => {
  const { reentryBars, trendBars } = setupRules;
  expect([reentryBars, trendBars]).toEqual([3, 6]);
  const written = locales.map((locale) => {
    const values = engineVariables(locale);
    return [values['setup.comeBack'], values['setup.slope']];
  });
  expect(written).toEqual([
    ['two', 'six'],
    ['dos', 'seis'],
  ]);
});
