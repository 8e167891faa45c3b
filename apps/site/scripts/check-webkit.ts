import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Builder } from 'selenium-webdriver';
// @boundaries-ignore Both proofs of engines start WebKitGTK alike.
import { startWebkit } from '../../../scripts/engines/start-webkit.ts';
import { freePort } from '../e2e/fixtures/free-port.ts';
import { createHandler } from '../server/handler.ts';
import { journeys } from './engines/journeys.ts';

// The core of the journeys on the fixture shop in Debian's WebKitGTK, the engine of Safari.
const server = createServer(await createHandler('dist-fixture', { mailInterval: 0 })).listen(0);
await once(server, 'listening');
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const { url, capabilities, stop } = await startWebkit(await freePort());
const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
const version = (await driver.getCapabilities()).get('browserVersion');

let failed = 0;
for (const [name, journey] of Object.entries(journeys)) {
  try {
    await driver.get(`${origin}/404`);
    // Every journey is of a new visitor.
    await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
    await journey({ driver, origin });
    console.log(`ok   ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${name}: ${error instanceof Error ? error.message : error}`);
  }
}
await driver.quit();
stop();
server.close();
server.closeAllConnections();
const count = Object.keys(journeys).length;
console.log(`figure: WebKitGTK ${version}: ${count - failed} journeys passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
