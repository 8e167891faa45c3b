import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Keeps the finished runs of a proof that takes hours, so that one which was interrupted goes on
 * where it stopped. Runs count together only with the same key.
 */
export function keepRuns(file, key) {
  const read = () => {
    try {
      const kept = JSON.parse(readFileSync(file, 'utf8'));
      return kept.key === key ? kept.runs : [];
    } catch (error) {
      if (error.code === 'ENOENT') return [];
      throw error;
    }
  };
  return {
    read,
    add(run) {
      const runs = [...read(), run];
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ key, runs }, null, 2)}\n`);
    },
    clear: () => rmSync(file, { force: true }),
  };
}
