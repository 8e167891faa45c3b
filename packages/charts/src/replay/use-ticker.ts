import { useEffect, useRef } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's system asks for reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia(query).matches;

/** Milliseconds between steps under reduced motion. */
const reducedInterval = 1000;

/** Most milliseconds that one frame counts; a hidden page doesn't catch up. */
const longestFrame = 100;

/**
 * Calls `onTick` with the milliseconds since the last call, on every frame while running. Under
 * reduced motion, calls it once per second with `undefined`.
 */
export function useTicker(running: boolean, onTick: (elapsed: number | undefined) => void): void {
  const latest = useRef(onTick);
  useEffect(() => {
    latest.current = onTick;
  });
  useEffect(() => {
    if (!running) return;
    if (prefersReducedMotion()) {
      const timer = setInterval(() => latest.current(undefined), reducedInterval);
      return () => clearInterval(timer);
    }
    let before = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      // A frame's time is the frame's start, which can be earlier than the call that requested it.
      latest.current(Math.max(0, Math.min(longestFrame, now - before)));
      before = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
}
