import { existsSync } from 'node:fs';
// @boundaries-ignore Both proofs of engines start WebKitGTK alike.
import { webkitBinary } from '../../../../scripts/engines/start-webkit.ts';
import { serve } from '../serve.mjs';
import { driveChromium } from './chromium.mjs';
import { counts } from './drive.mjs';
import { driveFirefox } from './firefox.mjs';
import { driveWebkit } from './webkit.mjs';

// Drives the demo, the hostile page and first contact in three real engines. Firefox and WebKitGTK
// are Debian's: apt-get install firefox-esr webkit2gtk-driver xvfb
const port = Number(process.env.PORT ?? 4610);
const engines = [
  [process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', driveChromium],
  [process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', driveFirefox],
  [webkitBinary, driveWebkit],
];

const server = await serve(port);
for (const [path, run] of engines) {
  try {
    if (!existsSync(path)) throw new Error(`${path} is not installed`);
    await run(path, `http://127.0.0.1:${port}`, port + 1);
  } catch (error) {
    console.log(`FAIL ${path}: ${error.message}`);
    process.exitCode = 1;
  }
}
console.log(`figure: ${counts.ok} results as expected, ${counts.different} different`);
server.close();
