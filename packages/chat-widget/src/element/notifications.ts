/**
 * Calls `notify` after each `delay` ms in which the page was visible, `times` times, or until
 * stopped when that is 0. `elapsed` ms of the first delay have already passed. Returns a cleanup
 * function.
 */
export function startNotifications(
  delay: number,
  times: number,
  notify: () => void,
  elapsed = 0,
): () => void {
  let left = delay - elapsed;
  let since = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const fire = () => {
    left = delay;
    if (!--times) stop();
    else run();
    notify();
  };
  /** Runs the timer while the page is visible; a hidden page only keeps what is left. */
  const run = () => {
    clearTimeout(timer);
    if (document.hidden) left -= Date.now() - since;
    else timer = setTimeout(fire, left);
    since = Date.now();
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', run);
  };
  document.addEventListener('visibilitychange', run);
  run();
  return stop;
}
