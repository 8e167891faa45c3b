import type { IndicatorId } from '@otm/schema';
import { useEffect, useState } from 'react';
import { formatReplayHash } from './replay-hash.ts';
import type { ReplayState } from './replay-settings.ts';

/** Milliseconds without a change after which the state is announced. */
export const settleTime = 400;

/** The state of a replay, and the same as text. */
export interface SettledView {
  readonly indicator: IndicatorId;
  readonly state: ReplayState;
  readonly playing: boolean;
  /** The state as text. */
  readonly text: string;
}

/**
 * Writes the state to the URL once it settles, without a history entry, and returns it as text for
 * screen readers. Does nothing while the replay plays, or before the visitor changes anything.
 */
export function useSettled({ indicator, state, playing, text }: SettledView): string {
  const hash = formatReplayHash(indicator, state);
  const [initialHash] = useState(hash);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (playing || (hash === initialHash && !announced)) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', hash);
      setAnnounced(text);
    }, settleTime);
    return () => clearTimeout(timer);
  }, [hash, initialHash, playing, text, announced]);
  return announced;
}
