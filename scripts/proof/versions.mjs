import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const read = (command, args) => {
  try {
    return execFileSync(command, args, { encoding: 'utf8' }).trim();
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

/** The commit that the work tree is at, with a plus sign if files differ from it. */
export function readCommit() {
  const changed = read('git', ['status', '--porcelain']).split('\n').filter(Boolean);
  const own = /docs\/proof\.(?:md|json)$/;
  const isChanged = changed.some((line) => !own.test(line));
  return `${read('git', ['rev-parse', '--short', 'HEAD']) || 'unknown'}${isChanged ? '+' : ''}`;
}
