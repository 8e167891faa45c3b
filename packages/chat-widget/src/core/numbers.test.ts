import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageDelay, readNotificationDelay, readNumber } from './numbers.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('delays', () => {
  it('waits 2 seconds for the message', () => {
    expect(messageDelay).toBe(2000);
  });

  it('notifies after 180000 ms by default', () => {
    expect(readNotificationDelay(null)).toBe(180_000);
    expect(readNotificationDelay('soon')).toBe(180_000);
  });

  it('accepts a delay of 30000 ms or more', () => {
    expect(readNotificationDelay('30000')).toBe(30_000);
    expect(readNotificationDelay('60000')).toBe(60_000);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each(['29999', '20', '0.02', '0'])('reports %s ms and uses 30000', (delay) => {
    expect(readNotificationDelay(delay)).toBe(30_000);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      `<chat-widget> bad notification-delay under 30000 ms: ${Number(delay)}`,
    );
  });

  it('reports the same problem once', () => {
    readNotificationDelay('123');
    readNotificationDelay('123');
    expect(console.error).toHaveBeenCalledOnce();
  });
});

describe('readNumber', () => {
  it.each([
    ['0', 0],
    ['12.5', 12.5],
    ['400px', 400],
    ['-1', 7],
    ['', 7],
    [null, 7],
    ['Infinity', 7],
    // Browsers fire a longer timer at once.
    ['2147483648', 7],
  ])('reads %s as %s', (value, number) => {
    expect(readNumber(value, 7)).toBe(number);
  });
});
