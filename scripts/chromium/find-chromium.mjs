import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { quickStart } from './quick-start.mjs';

/** Chromium without windows, a package of its own in Debian: a page opens in a third of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Runs a command with its output on ours, and returns whether it succeeded. */
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

/** Installs packages of Debian's, as root on Debian; returns whether that worked. */
function install(...names) {
  const allowed = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!allowed) return false;
  // A machine without a network finds out soon.
  const soon = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  return (
    succeeds('apt-get', ['update', ...soon]) &&
    succeeds('apt-get', ['install', '-y', ...soon, ...names])
  );
}

/** A full browser, and one without windows, which is quicker but has no back/forward cache. */
const both = (full, quick = full) => ({ CHROMIUM_PATH: quick, FULL_CHROMIUM_PATH: full });

/**
 * The browsers that the environment names: one for everything, or both, as a command that starts
 * another one has found them.
 */
export function namedChromium({ CHROMIUM_PATH: quick, FULL_CHROMIUM_PATH: full }) {
  if (!quick || !existsSync(quick)) return undefined;
  return full && existsSync(full) ? both(full, quick) : both(quick);
}

/** Debian's two browsers, installed where they can be, else the system's. */
function systemChromium() {
  const debian = [systemPaths[0], headlessShell];
  const isComplete = debian.every((path) => existsSync(path));
  if (isComplete || install('chromium', 'chromium-headless-shell')) return both(...debian);
  const found = systemPaths.find((path) => existsSync(path));
  return found && both(found);
}

/**
 * The browsers of the tests, as environment: CHROMIUM_PATH, else the system's, else Playwright's
 * own, installed (then empty: Playwright finds them). A single browser gets the quick launcher.
 */
export function ensureChromium() {
  const found = namedChromium(process.env) ?? systemChromium();
  if (found) {
    const { CHROMIUM_PATH: quick, FULL_CHROMIUM_PATH: full } = found;
    return quick === full ? both(quickStart(full)) : found;
  }
  if (succeeds('npx', ['-y', 'playwright@1.61.1', 'install', '--with-deps', 'chromium'])) return {};
  throw new Error('No Chromium found and none could be installed: set CHROMIUM_PATH to one.');
}
