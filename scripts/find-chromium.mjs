import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The first Chromium on this machine, or undefined; CHROMIUM_PATH goes before all others. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...systemPaths].find((path) => path && existsSync(path));
}

/** Runs a command, its output on ours, and says whether it went well. */
function succeeds(command, args) {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium, installed where none is: the system's, else Debian's package, else
 * Playwright's own installer (then undefined: Playwright finds its own browser by itself).
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const debian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (debian && succeeds('apt-get', ['update', '-qq'])) {
    if (succeeds('apt-get', ['install', '-y', '-qq', 'chromium'])) return findChromium();
  }
  if (succeeds('npx', ['-y', 'playwright@1.61.1', 'install', '--with-deps', 'chromium']))
    return undefined;
  throw new Error('No Chromium found and none could be installed: set CHROMIUM_PATH to one.');
}
