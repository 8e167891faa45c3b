import { loadReplay, type ReplayComponent } from '@otm/charts/replay';

/** Loads the replay with its styles: pages come without them, since most visitors never start it. */
export async function loadStyledReplay(): Promise<ReplayComponent> {
  const [replay] = await Promise.all([loadReplay(), import('./replay-styles.ts')]);
  return replay;
}
