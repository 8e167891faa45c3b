/** Time that was spent, in milliseconds. */
export interface Spent {
  readonly wall: number;
  /** Of all threads of this process. */
  readonly cpu: number;
}

/** Returns a function that returns the time that was spent since. */
export function startClock(): () => Spent {
  const started = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { system, user } = process.cpuUsage(before);
    return { wall: performance.now() - started, cpu: (system + user) / 1000 };
  };
}
