/**
 * Calls `notify` after each `delay` ms in which the page was visible, `times` times, or for ever
 * when that is 0. Returns what stops it.
 */
export function startNotifier(delay: number, times: number, notify: () => void): () => void {
  let left = delay;
  let since = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const fire = () => {
    left = delay;
    if (!--times) stop();
    else turn();
    notify();
  };
  /** Runs while the page is visible; a hidden one only keeps what is left. */
  const turn = () => {
    clearTimeout(timer);
    if (document.hidden) left -= Date.now() - since;
    else timer = setTimeout(fire, left);
    since = Date.now();
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
  };
  document.addEventListener('visibilitychange', turn);
  turn();
  return stop;
}
