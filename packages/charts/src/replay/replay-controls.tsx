import type { ReplayTexts } from '@otm/schema';
import { Button } from '@otm/ui';
import { replaySettings, type SettingName } from './replay-settings.ts';
import { SettingControl } from './setting-control.tsx';
import { useEntrance } from './use-entrance.ts';
import type { ReplayControl } from './use-replay.ts';
import { prefersReducedMotion } from './use-ticker.ts';

/** A replay, its texts and the settings of its indicator. */
export interface ReplayControlsProps {
  readonly texts: Omit<ReplayTexts, 'announcements'>;
  readonly replay: ReplayControl;
  readonly settings: readonly SettingName[];
  /** Takes the focus and comes into view: for a replay that was just asked for. */
  readonly enters: boolean;
}

/** A scrub as wide as the chart, buttons that play and step, and a control per setting. */
export function ReplayControls({ texts, replay, settings, enters }: ReplayControlsProps) {
  const { state, playing } = replay;
  const reducedMotion = prefersReducedMotion();
  const shared: readonly SettingName[] = reducedMotion ? [] : ['speed'];
  const control = (name: SettingName) => (
    <SettingControl
      key={name}
      setting={replaySettings[name]}
      texts={texts}
      value={state[name]}
      onChange={(value) => replay.change(name, value)}
    />
  );

  const buttons = useEntrance(enters);
  return (
    <fieldset className="otm-playground__controls" aria-label={texts.controls}>
      <div className="otm-playground__scrub">{control('at')}</div>
      <div className="otm-playground__buttons" ref={buttons}>
        <Button variant="primary" onClick={replay.togglePlay}>
          {playing ? texts.pause : texts.play}
        </Button>
        <Button onClick={replay.stepTrade}>{texts.stepTrade}</Button>
        <Button onClick={replay.stepBar}>{texts.stepBar}</Button>
        <Button onClick={replay.restart}>{texts.restart}</Button>
        <Button onClick={replay.nextSeed}>{texts.newSeed}</Button>
      </div>
      {[...shared, ...settings, 'seed' as const].map(control)}
      {reducedMotion && <p>{texts.reducedMotion}</p>}
    </fieldset>
  );
}
