import { useSyncExternalStore } from 'react';

let chosen: number | undefined;
const listeners = new Set<() => void>();

/**
 * Shows another session in everything on the page that uses {@link useSeed}.
 *
 * @param seed Its seed; `undefined` returns to the one that the page was built with.
 */
export function chooseSeed(seed: number | undefined): void {
  chosen = seed;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the seed that the visitor chose, or the one that the page was built with. */
export const useSeed = (built: number): number =>
  useSyncExternalStore(
    subscribe,
    () => chosen ?? built,
    () => built,
  );
