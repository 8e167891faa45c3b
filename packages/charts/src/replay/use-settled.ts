import type { IndicatorId } from '@otm/schema';
import { useEffect, useState } from 'react';
import { printHash } from './replay-hash.ts';
import type { ReplayState } from './replay-settings.ts';

/** How long a view must stand still before it is told, in milliseconds. */
export const settleTime = 400;

/** A view of the playground. */
export interface View {
  readonly indicator: IndicatorId;
  readonly state: ReplayState;
  readonly playing: boolean;
  /** The view in words. */
  readonly text: string;
}

/**
 * Once a view stands still, writes it into the address, without a history entry, and returns it in
 * words for those who listen. While the replay runs, and before anything was touched, both stay.
 */
export function useSettled({ indicator, state, playing, text }: View): string {
  const hash = printHash(indicator, state);
  const [first] = useState(hash);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (playing || (hash === first && !announced)) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', hash);
      setAnnounced(text);
    }, settleTime);
    return () => clearTimeout(timer);
  }, [hash, first, playing, text, announced]);
  return announced;
}
