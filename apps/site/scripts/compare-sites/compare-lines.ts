import { diff } from 'node:util';
import type { SiteLines } from './site-lines.ts';

/** A run of lines that differ, and every file in which they differ the same way. */
export interface Difference {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly files: readonly string[];
}

/** Compares two sites, file by file; equal differences are reported once. */
export function compareSites(before: SiteLines, after: SiteLines): readonly Difference[] {
  const found = new Map<string, Difference>();
  const add = (file: string, removed: readonly string[], added: readonly string[]) => {
    const key = JSON.stringify([removed, added]);
    found.set(key, { removed, added, files: [...(found.get(key)?.files ?? []), file] });
  };
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(file);
    const current = after.get(file);
    if (!old) add(file, [], ['(new file)']);
    else if (!current) add(file, ['(missing file)'], []);
    else for (const { removed, added } of differingRuns(old, current)) add(file, removed, added);
  }
  return [...found.values()];
}

/** The runs of lines in which two texts differ. */
function differingRuns(before: readonly string[], after: readonly string[]) {
  const runs: { removed: string[]; added: string[] }[] = [];
  let run: (typeof runs)[number] | undefined;
  for (const [side, line] of diff(before, after)) {
    if (side === 0) {
      run = undefined;
      continue;
    }
    if (!run) {
      run = { removed: [], added: [] };
      runs.push(run);
    }
    // Node's order of arguments: a line of the first text counts as an insertion.
    (side === 1 ? run.removed : run.added).push(line);
  }
  return runs;
}
