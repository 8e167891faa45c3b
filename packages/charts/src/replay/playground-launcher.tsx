import type { IndicatorId } from '@otm/schema';
import { useLayoutEffect, useState } from 'react';
import type { Playground, PlaygroundProps } from './playground.tsx';

type Live = typeof Playground;

/** Props of {@link PlaygroundLauncher}. */
export interface PlaygroundLauncherProps<Id extends IndicatorId = IndicatorId>
  extends PlaygroundProps<Id> {
  /** Id of the still picture that the live one takes the place of. */
  readonly replaces?: string;
  /** Brings the code of the live chart; default: its own chunk. */
  readonly load?: () => Promise<Live>;
}

const loadPlayground = async (): Promise<Live> => (await import('./playground.tsx')).Playground;

/**
 * A button that turns a still picture into a live one. Nothing of the engine or the charts is
 * fetched before it is pressed; when the code does not come, the picture stays.
 */
export function PlaygroundLauncher<Id extends IndicatorId>(props: PlaygroundLauncherProps<Id>) {
  const { replaces, load = loadPlayground, ...playground } = props;
  const [phase, setPhase] = useState<'still' | 'loading' | 'failed'>('still');
  const [Live, setLive] = useState<Live>();
  // In the same frame: never both pictures, never none.
  useLayoutEffect(() => {
    const still = Live && replaces ? document.getElementById(replaces) : null;
    if (still) still.hidden = true;
  }, [Live, replaces]);
  if (Live) return <Live {...playground} />;

  const { texts } = playground;
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
