import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { quickStart } from './quick-start.mjs';

/** Chromium without windows, a package of its own in Debian: a new page takes half as long. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

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

/** Installs a package of Debian's, where this is Debian and we may; false when it couldn't. */
function installed(name) {
  const allowed = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!allowed) return false;
  // A machine without a network finds out soon.
  const soon = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  return (
    succeeds('apt-get', ['update', ...soon]) &&
    succeeds('apt-get', ['install', '-y', ...soon, name])
  );
}

/**
 * The path of the Chromium that the tests use: CHROMIUM_PATH, else Debian's headless shell,
 * installed where it can be, else the system's browser, else Playwright's own, installed (then
 * undefined: Playwright finds it by itself).
 */
export function ensureChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return quickStart(CHROMIUM_PATH);
  if (existsSync(headlessShell) || installed('chromium-headless-shell')) return headlessShell;
  const found = systemPaths.find((path) => existsSync(path));
  if (found) return quickStart(found);
  if (succeeds('npx', ['-y', 'playwright@1.61.1', 'install', '--with-deps', 'chromium']))
    return undefined;
  throw new Error('No Chromium found and none could be installed: set CHROMIUM_PATH to one.');
}
