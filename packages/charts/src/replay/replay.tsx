import type { ChartTextsOf, IndicatorId, ReplayTextsOf } from '@otm/schema';
import { Button } from '@otm/ui';
import { useEffect, useRef } from 'react';
import { ChartFigure } from '../figure/chart-figure.tsx';
import { chartValues } from '../figure/chart-values.ts';
import { fillTemplate } from '../text/fill-template.ts';
import { type SettingName, settings, settingsOf } from './replay-settings.ts';
import { SettingControl } from './setting-control.tsx';
import { useReplay } from './use-replay.ts';
import { useSettled } from './use-settled.ts';
import { prefersReducedMotion } from './use-ticker.ts';

/** Props of {@link Replay}. */
export interface ReplayProps<Id extends IndicatorId = IndicatorId> {
  /** Whose chart is replayed, with whose settings. */
  readonly indicator: Id;
  /** Texts of the controls, or those that this indicator needs: `pickReplayTexts`. */
  readonly texts: ReplayTextsOf<Id>;
  /** Texts of the chart. */
  readonly chartTexts: ChartTextsOf<Id>;
  /** The seed to start with, that of the still picture; an address that names one goes first. */
  readonly seed?: number;
}

/** A session that replays trade by trade, with the settings of one indicator. */
export function Replay<Id extends IndicatorId>(props: ReplayProps<Id>) {
  const { indicator, texts, chartTexts, seed } = props;
  const { state, playing, data, set, ...act } = useReplay(indicator, seed);
  const values = chartValues(data, chartTexts.words);
  const text = values
    ? fillTemplate(texts.announcements[indicator], values)
    : chartTexts.words.empty;
  const announced = useSettled({ indicator, state, playing, text });
  const still = prefersReducedMotion();
  const names: SettingName[] = still ? ['at'] : ['at', 'speed'];

  // The button that brought the replay is gone; its successor takes the focus.
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => buttons.current?.querySelector('button')?.focus(), []);

  return (
    <div className="otm-playground">
      <ChartFigure id={indicator} data={data} texts={chartTexts} table={!playing} />
      <fieldset className="otm-playground__controls">
        <legend>{texts.controls}</legend>
        <div className="otm-playground__buttons" ref={buttons}>
          <Button variant="primary" onClick={act.togglePlay}>
            {playing ? texts.pause : texts.play}
          </Button>
          <Button onClick={act.stepTrade}>{texts.stepTrade}</Button>
          <Button onClick={act.stepBar}>{texts.stepBar}</Button>
          <Button onClick={act.restart}>{texts.restart}</Button>
          <Button onClick={act.nextSeed}>{texts.newSeed}</Button>
        </div>
        {[...names, ...settingsOf[indicator], 'seed' as const].map((name) => (
          <SettingControl
            key={name}
            setting={settings[name]}
            texts={texts}
            value={state[name]}
            onChange={(value) => set(name, value)}
          />
        ))}
        {still && <p>{texts.reducedMotion}</p>}
      </fieldset>
      <p role="status">{announced}</p>
    </div>
  );
}
