import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startNotifications } from './notifications.ts';

const page = Object.assign(new EventTarget(), { hidden: false });

/** Hides or shows the page, like switching tabs. */
function turn(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('startNotifications', () => {
  it('notifies once after the delay', () => {
    const notify = vi.fn();
    startNotifications(180_000, 1, notify);
    vi.advanceTimersByTime(179_999);
    expect(notify).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(1_000_000);
    expect(notify).toHaveBeenCalledOnce();
  });

  it('repeats as often as asked', () => {
    const notify = vi.fn();
    startNotifications(30_000, 3, notify);
    vi.advanceTimersByTime(1_000_000);
    expect(notify).toHaveBeenCalledTimes(3);
  });

  it('repeats until stopped with 0', () => {
    const notify = vi.fn();
    startNotifications(30_000, 0, notify);
    vi.advanceTimersByTime(3_000_000);
    expect(notify).toHaveBeenCalledTimes(100);
  });

  it('does not count the time in a hidden tab', () => {
    const notify = vi.fn();
    startNotifications(30_000, 1, notify);
    vi.advanceTimersByTime(20_000);
    turn(true);
    vi.advanceTimersByTime(500_000);
    expect(notify).not.toHaveBeenCalled();
    turn(false);
    vi.advanceTimersByTime(9_999);
    expect(notify).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(notify).toHaveBeenCalledOnce();
  });

  it('subtracts the time that has already passed', () => {
    const notify = vi.fn();
    startNotifications(180_000, 2, notify, 175_000);
    vi.advanceTimersByTime(5000);
    expect(notify).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(179_999);
    expect(notify).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    expect(notify).toHaveBeenCalledTimes(2);
  });

  it('notifies at once when the delay has passed', () => {
    const notify = vi.fn();
    startNotifications(30_000, 1, notify, 500_000);
    vi.advanceTimersByTime(0);
    expect(notify).toHaveBeenCalledOnce();
  });

  it('waits for a page that was opened in the background', () => {
    const notify = vi.fn();
    page.hidden = true;
    startNotifications(30_000, 1, notify);
    vi.advanceTimersByTime(500_000);
    turn(false);
    vi.advanceTimersByTime(29_999);
    expect(notify).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(notify).toHaveBeenCalledOnce();
  });

  it('is silent once stopped', () => {
    const notify = vi.fn();
    const stop = startNotifications(30_000, 0, notify);
    stop();
    turn(true);
    turn(false);
    vi.advanceTimersByTime(500_000);
    expect(notify).not.toHaveBeenCalled();
  });

  it('can be stopped from its callback', () => {
    const notify = vi.fn(() => stop());
    const stop = startNotifications(30_000, 0, notify);
    vi.advanceTimersByTime(500_000);
    expect(notify).toHaveBeenCalledOnce();
  });
});
