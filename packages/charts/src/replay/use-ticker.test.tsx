// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTicker } from './use-ticker.ts';

const onTick = vi.fn<(elapsed: number | undefined) => void>();
let frames: FrameRequestCallback[] = [];

const Ticker = ({ running, tick = onTick }: { running: boolean; tick?: typeof onTick }) => {
  useTicker(running, tick);
  return null;
};

/** Paints a frame at a time in milliseconds. */
const paint = (now: number) => {
  const due = frames;
  frames = [];
  for (const frame of due) frame(now);
};
const prefersReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  vi.useFakeTimers();
  prefersReducedMotion(false);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => {
  cleanup();
  onTick.mockClear();
  frames = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('useTicker', () => {
  it('reports the time between frames', () => {
    render(<Ticker running={true} />);
    for (const now of [1016, 1032, 1050]) paint(now);
    expect(onTick.mock.calls).toEqual([[16], [16], [18]]);
  });

  it('does not catch up after a page was hidden', () => {
    render(<Ticker running={true} />);
    paint(60_000);
    expect(onTick).toHaveBeenCalledExactlyOnceWith(100);
  });

  it('does not run backwards in a frame that began before it started', () => {
    render(<Ticker running={true} />);
    paint(992);
    expect(onTick).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('requests no frame while it is not running', () => {
    render(<Ticker running={false} />);
    expect(frames).toEqual([]);
  });

  it('stops when it is paused, and when it unmounts', () => {
    const { rerender, unmount } = render(<Ticker running={true} />);
    rerender(<Ticker running={false} />);
    paint(1016);
    expect(onTick).not.toHaveBeenCalled();
    rerender(<Ticker running={true} />);
    unmount();
    paint(1032);
    expect(onTick).not.toHaveBeenCalled();
  });

  it('calls the latest function without starting over', () => {
    const { rerender } = render(<Ticker running={true} />);
    paint(1016);
    const later = vi.fn();
    rerender(<Ticker running={true} tick={later} />);
    paint(1040);
    expect(onTick).toHaveBeenCalledOnce();
    expect(later).toHaveBeenCalledExactlyOnceWith(24);
  });

  it('steps once a second under reduced motion', () => {
    prefersReducedMotion(true);
    const { unmount } = render(<Ticker running={true} />);
    vi.advanceTimersByTime(2999);
    expect(onTick.mock.calls).toEqual([[undefined], [undefined]]);
    expect(frames).toEqual([]);
    unmount();
    vi.advanceTimersByTime(5000);
    expect(onTick).toHaveBeenCalledTimes(2);
  });
});
