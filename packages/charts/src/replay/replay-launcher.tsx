'use client';

import type { IndicatorId } from '@otm/schema';
import { Button } from '@otm/ui';
import { useLayoutEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { Replay, ReplayProps } from './replay.tsx';

/** The replay as a component. */
export type ReplayComponent = typeof Replay;

/** The replay to launch, and the still chart that it replaces. */
export interface ReplayLauncherProps<Id extends IndicatorId = IndicatorId> extends ReplayProps<Id> {
  /** Id of the element that is hidden once the replay is there. */
  readonly replaces?: string;
  /**
   * Loads the replay's code.
   *
   * @defaultValue imports its chunk
   */
  readonly load?: () => Promise<ReplayComponent>;
}

/** Loads the replay's code: engine, charts and controls. */
export const loadReplay = async (): Promise<ReplayComponent> =>
  (await import('./replay.tsx')).Replay;

/** How long the visitor waits before the code counts as missing, in ms; it may still arrive later. */
const maxWait = 10_000;

/**
 * A button that replaces a still chart by its replay, which plays at once. The engine and the charts
 * are fetched on click only; if that fails or takes too long, the still chart stays.
 */
export function ReplayLauncher<Id extends IndicatorId>(props: ReplayLauncherProps<Id>) {
  const { replaces, load = loadReplay, ...replay } = props;
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [Loaded, setLoaded] = useState<ReplayComponent>();
  // In the same frame, so that there are never two charts and never none.
  useLayoutEffect(() => {
    const still = Loaded && replaces ? document.getElementById(replaces) : null;
    if (still) still.hidden = true;
  }, [Loaded, replaces]);
  if (Loaded) return <Loaded playsAtOnce={true} {...replay} />;

  const { indicator, texts, chartTexts, seed, at, script, playsAtOnce, className, ...rest } =
    replay;
  const start = async () => {
    setPhase('loading');
    const timer = setTimeout(setPhase, maxWait, 'failed');
    try {
      const loaded = await load();
      setLoaded(() => loaded);
    } catch {
      setPhase('failed');
    } finally {
      clearTimeout(timer);
    }
  };
  return (
    <div className={classNames('otm-playground', className)} {...rest}>
      <Button onClick={start}>{texts.start}</Button>
      <p role="status">{phase !== 'idle' && texts[phase]}</p>
    </div>
  );
}
