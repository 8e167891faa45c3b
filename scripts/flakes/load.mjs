import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';

/** Between two looks at the load, in ms: its average follows within a minute. */
const interval = 5000;

/**
 * Returns how many busy processes to run next: one more or less, so that the average, which lags,
 * doesn't swing.
 */
export function nextCount(running, load, target) {
  if (load < target - 0.5) return running + 1;
  if (load > target + 0.5) return Math.max(0, running - 1);
  return running;
}

/** Keeps the machine's load near a target until the returned function is called. */
export function keepLoad(target) {
  const busy = [];
  const add = () => busy.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  const adjust = () => {
    const [load] = loadavg();
    const wanted = nextCount(busy.length, load, target);
    while (busy.length < wanted) add();
    while (busy.length > wanted) busy.pop().kill();
  };
  // From the start, not only after a minute.
  const first = Math.max(0, Math.round(target - loadavg()[0] - 2));
  for (let count = 0; count < first; count += 1) add();
  const timer = setInterval(adjust, interval);
  const stop = () => {
    clearInterval(timer);
    for (const child of busy.splice(0)) child.kill();
  };
  process.once('exit', stop);
  return stop;
}
