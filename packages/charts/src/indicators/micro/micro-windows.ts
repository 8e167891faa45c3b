import type { Bar } from '@otm/orderflow';

/** Windows that a chart has room for. */
export const chartWindows = 60;

/** Windows that a card has room for. */
export const cardWindows = 30;

/** Returns the latest windows that fit into `room`, starting with the first window of a bar. */
export function latestWindows(windows: readonly Bar[], room: number): readonly Bar[] {
  const shown = windows.slice(-room);
  const start = shown.findIndex(
    ({ parent }, index) => parent !== windows[windows.length - room + index - 1]?.parent,
  );
  return shown.slice(Math.max(0, start));
}
