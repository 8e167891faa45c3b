import { report } from './report.ts';

/** From opening to the intro message, in ms. */
export const messageDelay = 2000;
/** From arriving to the first notification, in ms. */
export const notificationDelay = 180_000;
/** No notification comes sooner than this, in ms. */
export const notificationFloor = 30_000;

/** A count or duration of an attribute; what is no number, or too large for a timer, gives `fallback`. */
export function readNumber(value: string | null | undefined, fallback: number): number {
  const number = Number.parseFloat(`${value}`);
  return number >= 0 && number < 2 ** 31 ? number : fallback;
}

/** The notification delay in ms; one under the floor is reported and becomes the floor. */
export function readNotificationDelay(value?: string | null): number {
  const delay = readNumber(value, notificationDelay);
  if (delay >= notificationFloor) return delay;
  report(`notification-delay under ${notificationFloor} ms`, delay);
  return notificationFloor;
}
