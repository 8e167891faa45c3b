import type { ReplayTexts } from '@otm/schema';
import { Button } from '@otm/ui';
import { useEffect, useRef } from 'react';
import { replaySettings, type SettingName } from './replay-settings.ts';
import { SettingControl } from './setting-control.tsx';
import type { ReplayControl } from './use-replay.ts';
import { prefersReducedMotion } from './use-ticker.ts';

/** A replay, its texts and the settings of its indicator. */
export interface ReplayControlsProps {
  readonly texts: Omit<ReplayTexts, 'announcements'>;
  readonly replay: ReplayControl;
  readonly settings: readonly SettingName[];
}

/** A scrub as wide as the chart, buttons that play and step, and a control per setting. */
export function ReplayControls({ texts, replay, settings }: ReplayControlsProps) {
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

  // The launcher's button is gone, so the first button takes the focus, with its chart in view.
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    buttons.current?.querySelector('button')?.focus({ preventScroll: true });
    const chart = buttons.current?.closest('figure')?.querySelector('svg');
    // A smooth scroll to the buttons would still be on its way.
    for (const it of [buttons.current, chart])
      it?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);

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
