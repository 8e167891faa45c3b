import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';

const read = (command, args, cwd = undefined) => {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
};

/** The versions that figures depend on: Node's, and the browser's if the machine has one. */
export function readVersions({ CHROMIUM_PATH } = {}) {
  const browser = CHROMIUM_PATH ? read(CHROMIUM_PATH, ['--version']) : '';
  const [chromium] = /[\d.]+/.exec(browser) ?? [];
  return {
    Node: process.versions.node,
    ...(chromium && { Chromium: chromium }),
    cores: String(availableParallelism()),
  };
}

/** The files that measurements write, which change nothing that is measured. */
const measured = /docs\/(?:charts-benchmark|flakes|performance|proof)\.(?:md|json)$/;

/** A plus sign if files of the work tree differ from its commit. */
function changeMark(folder = undefined) {
  const changed = read('git', ['status', '--porcelain'], folder).split('\n').filter(Boolean);
  return changed.some((line) => !measured.test(line)) ? '+' : '';
}

/** The commit that the work tree is at, with a plus sign if files differ from it. */
export const readCommit = () =>
  `${read('git', ['rev-parse', '--short', 'HEAD']) || 'unknown'}${changeMark()}`;

/**
 * A hash of the committed files, with a plus sign if files differ from them. Commits of records alone
 * leave it as it is.
 */
export function readTree(folder = undefined) {
  const files = read('git', ['ls-tree', '-r', '--full-tree', 'HEAD'], folder).split('\n');
  const hash = createHash('sha256');
  for (const file of files) if (!measured.test(file)) hash.update(`${file}\n`);
  return `${hash.digest('hex').slice(0, 12)}${changeMark(folder)}`;
}
