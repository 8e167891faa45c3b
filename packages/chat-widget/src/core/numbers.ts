import { report } from './report.ts';

/** Milliseconds from opening the panel to the intro message. */
export const messageDelay = 2000;
/** Milliseconds of visible time before the first notification. */
export const notificationDelay = 180_000;
/** Shortest notification delay in milliseconds. */
export const notificationFloor = 30_000;

/** Parses a count or duration. Falls back when it is not a number or exceeds the timer limit. */
export function readNumber(value: string | null | undefined, fallback: number): number {
  const number = Number.parseFloat(`${value}`);
  return number >= 0 && number < 2 ** 31 ? number : fallback;
}

/** Parses the notification delay. A shorter one than the floor is reported and raised to it. */
export function readNotificationDelay(value?: string | null): number {
  const delay = readNumber(value, notificationDelay);
  if (delay >= notificationFloor) return delay;
  report(`notification-delay under ${notificationFloor} ms`, delay);
  return notificationFloor;
}
