/** Adds up the failures of several runs, the most frequent first. */
export function tally(runs) {
  const counts = new Map();
  for (const failures of runs)
    for (const failure of new Set(failures.map((it) => it.split('\n')[0])))
      counts.set(failure, (counts.get(failure) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

/** Returns the options of `npm run proof:flakes -- --runs 10 --load 10 -- npm test`. */
export function readOptions(args) {
  const split = args.indexOf('--');
  const own = split < 0 ? args : args.slice(0, split);
  const command = split < 0 ? [] : args.slice(split + 1);
  const read = (name, fallback) => {
    const at = own.indexOf(name);
    const value = at < 0 ? fallback : Number(own[at + 1]);
    if (!(value > 0)) throw new RangeError(`${name} takes a number above zero.`);
    return value;
  };
  return {
    runs: read('--runs', 10),
    load: read('--load', 10),
    command: command.length > 0 ? command : ['npm', 'test'],
  };
}
