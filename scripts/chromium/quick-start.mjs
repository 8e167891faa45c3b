import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Popups of the address bar that recent versions of Chromium load for every window, visible or not.
 * Without them a new window with a page takes half as long, and the tests open thousands.
 */
const popups = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/**
 * The script that starts `browser` without these popups. It edits the list that Playwright passes,
 * because Chromium takes only the last `--disable-features`.
 */
const launcherOf = (browser) => `#!/bin/sh
listed=
for arg do
  shift
  case $arg in
    --disable-features=*) arg=$arg,${popups} listed=1 ;;
  esac
  set -- "$@" "$arg"
done
[ "$listed" ] || set -- --disable-features=${popups} "$@"
exec '${browser.replaceAll("'", "'\\''")}' "$@"
`;

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/**
 * Returns a path that starts `browser` without these popups; on Windows, which has no `sh`, that of
 * the browser itself.
 */
export function quickStart(browser, { platform = process.platform, folder = cache } = {}) {
  const path = join(folder, 'chromium');
  if (platform === 'win32' || browser === path) return browser;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, launcherOf(browser), { mode: 0o755 });
  return path;
}
