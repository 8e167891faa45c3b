import type { IndicatorId } from '@otm/schema';
import { useLayoutEffect, useState } from 'react';
import type { Replay, ReplayProps } from './replay.tsx';

type Live = typeof Replay;

/** Props of {@link ReplayLauncher}. */
export interface ReplayLauncherProps<Id extends IndicatorId = IndicatorId> extends ReplayProps<Id> {
  /** Id of the still picture that the live one takes the place of. */
  readonly replaces?: string;
  /** Brings the code of the live chart; default: its own chunk. */
  readonly load?: () => Promise<Live>;
}

const loadReplay = async (): Promise<Live> => (await import('./replay.tsx')).Replay;

/**
 * A button that turns a still picture into a live one. Nothing of the engine or the charts is
 * fetched before it is pressed; when the code does not come, the picture stays.
 */
export function ReplayLauncher<Id extends IndicatorId>(props: ReplayLauncherProps<Id>) {
  const { replaces, load = loadReplay, ...replay } = props;
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');
  const [Live, setLive] = useState<Live>();
  // In the same frame: never both pictures, never none.
  useLayoutEffect(() => {
    const still = Live && replaces ? document.getElementById(replaces) : null;
    if (still) still.hidden = true;
  }, [Live, replaces]);
  if (Live) return <Live {...replay} />;

  const { texts } = replay;
  const start = async () => {
    setPhase('loading');
    try {
      const loaded = await load();
      setLive(() => loaded);
    } catch {
      setPhase('failed');
    }
  };
  return (
    <div className="otm-playground">
      <button type="button" className="otm-button" data-variant="secondary" onClick={start}>
        {texts.start}
      </button>
      <p role="status">{phase !== 'still' && texts[phase]}</p>
    </div>
  );
}
