import { existsSync, readdirSync, readFileSync } from 'node:fs';

const interval = 500;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended since the list was read.
    return '';
  }
}

/** The parent of each process. */
const parents = () =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => {
        // The name of the program, in parentheses, may contain spaces.
        const [, parent] = /\) \S (\d+)/.exec(read(`/proc/${pid}/stat`)) ?? [];
        return [Number(pid), Number(parent)] as const;
      }),
  );

/** A process and all that it started. */
function family(root: number): readonly number[] {
  const all = parents();
  const isIn = (pid: number): boolean => {
    const parent = all.get(pid);
    return pid === root || (parent !== undefined && parent > 1 && isIn(parent));
  };
  return [...all.keys()].filter(isIn);
}

/** Kilobytes of a process, with its share of memory that several processes use. */
const kilobytes = (pid: number) =>
  Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

/**
 * Watches the memory of a process and all that it starts. Returns a function that stops and returns
 * the most megabytes at a time, or undefined where the system doesn't tell.
 */
export function watchMemory(pid: number | undefined): () => number | undefined {
  if (!pid || !existsSync('/proc/self/smaps_rollup')) return () => undefined;
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(
      most,
      family(pid).reduce((sum, it) => sum + kilobytes(it), 0),
    );
  }, interval);
  return () => {
    clearInterval(timer);
    return Math.round(most / 1024);
  };
}
