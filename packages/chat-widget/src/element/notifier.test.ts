import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startNotifier } from './notifier.ts';

const page = Object.assign(new EventTarget(), { hidden: false });

/** Hides or shows the page, as switching tabs does. */
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

describe('startNotifier', () => {
  it('notifies once after the delay', () => {
    const notify = vi.fn();
    startNotifier(180_000, 1, notify);
    vi.advanceTimersByTime(179_999);
    expect(notify).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(1_000_000);
    expect(notify).toHaveBeenCalledOnce();
  });

  it('loops as often as it is told', () => {
    const notify = vi.fn();
    startNotifier(30_000, 3, notify);
    vi.advanceTimersByTime(1_000_000);
    expect(notify).toHaveBeenCalledTimes(3);
  });

  it('loops for ever with 0', () => {
    const notify = vi.fn();
    startNotifier(30_000, 0, notify);
    vi.advanceTimersByTime(3_000_000);
    expect(notify).toHaveBeenCalledTimes(100);
  });

  it('does not count the time in a hidden tab', () => {
    const notify = vi.fn();
    startNotifier(30_000, 1, notify);
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

  it('waits for a page that was opened in the background', () => {
    const notify = vi.fn();
    page.hidden = true;
    startNotifier(30_000, 1, notify);
    vi.advanceTimersByTime(500_000);
    turn(false);
    vi.advanceTimersByTime(29_999);
    expect(notify).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(notify).toHaveBeenCalledOnce();
  });

  it('stays silent once it is stopped', () => {
    const notify = vi.fn();
    const stop = startNotifier(30_000, 0, notify);
    stop();
    turn(true);
    turn(false);
    vi.advanceTimersByTime(500_000);
    expect(notify).not.toHaveBeenCalled();
  });

  it('can be stopped by what it calls', () => {
    const notify = vi.fn(() => stop());
    const stop = startNotifier(30_000, 0, notify);
    vi.advanceTimersByTime(500_000);
    expect(notify).toHaveBeenCalledOnce();
  });
});
