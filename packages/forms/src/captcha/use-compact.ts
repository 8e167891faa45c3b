import { useSyncExternalStore } from 'react';
import { compactBelow } from './captcha-status.ts';

const narrow = () => window.matchMedia(`(width < ${compactBelow}px)`);

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is too narrow for the captcha's normal size. */
export const useCompact = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => narrow().matches,
    () => false,
  );
