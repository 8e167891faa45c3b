import type { Bar } from '@otm/orderflow';

/** The number of windows that fit in a chart. */
export const chartWindows = 60;

/** The number of windows that fit on a card. */
export const cardWindows = 30;

/** Returns the latest windows that fit into `room`, starting with the first window of a bar. */
export function latestWindows(windows: readonly Bar[], room: number): readonly Bar[] {
  const shown = windows.slice(-room);
  const start = shown.findIndex(
    ({ parent }, index) => parent !== windows[windows.length - room + index - 1]?.parent,
  );
  return shown.slice(Math.max(0, start));
}
