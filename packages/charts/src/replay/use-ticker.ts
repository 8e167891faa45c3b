import { useEffect, useRef } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's system asks for less motion. */
export const prefersReducedMotion = (): boolean => matchMedia(query).matches;

/** Longest time that one frame may stand for, in milliseconds; a hidden page does not catch up. */
const longest = 100;

/**
 * Calls back with the milliseconds since the last call, at every frame while running; once a
 * second, with `undefined`, where less motion is wanted.
 */
export function useTicker(running: boolean, tick: (elapsed: number | undefined) => void): void {
  const latest = useRef(tick);
  useEffect(() => {
    latest.current = tick;
  });
  useEffect(() => {
    if (!running) return;
    if (prefersReducedMotion()) {
      const timer = setInterval(() => latest.current(undefined), 1000);
      return () => clearInterval(timer);
    }
    let before = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      latest.current(Math.min(longest, now - before));
      before = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [running]);
}
