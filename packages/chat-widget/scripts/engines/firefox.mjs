import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drive, pause } from './drive.mjs';

// By WebDriver BiDi itself: Playwright has no touch in Firefox, and Debian has no geckodriver.

/** Connects to a browser that is starting. */
async function connect(url) {
  for (let tries = 0; ; tries += 1) {
    const socket = new WebSocket(url);
    const isOpen = await new Promise((resolve) => {
      socket.onopen = () => resolve(true);
      socket.onerror = () => resolve(false);
    });
    if (isOpen) return socket;
    if (tries > 60) throw new Error(`Firefox does not listen on ${url}.`);
    await pause(500);
  }
}

/** Returns a function that sends a command and resolves to its result. */
function createSend(socket) {
  const waiting = new Map();
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (type === 'error') reject?.(new Error(`${error}: ${message}`));
    else resolve?.(result);
  };
  let count = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      socket.send(JSON.stringify({ id: count, method, params }));
    });
}

/** The code points of keys that are no characters. */
const keys = { Tab: '\uE004', Enter: '\uE006' };

/** Builds an engine that acts in one tab. */
function createEngine(send, context) {
  const perform = (source) => send('input.performActions', { context, actions: [source] });
  const press = (...values) => {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return perform({ type: 'key', id: 'keyboard', actions });
  };
  const point = (pointerType, x, y, duration) => {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration },
      { type: 'pointerUp', button: 0 },
    ];
    return perform({ type: 'pointer', id: pointerType, parameters: { pointerType }, actions });
  };
  const listTabs = async () => (await send('browsingContext.getTree', {})).contexts;
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (source) => {
      const functionDeclaration = `() => JSON.stringify((() => { ${source} })())`;
      const target = { context };
      const call = { functionDeclaration, target, awaitPromise: false };
      const { result, exceptionDetails } = await send('script.callFunction', call);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value ?? 'null');
    },
    type: (text) => press(...text, keys.Enter),
    press: (key) => press(keys[key]),
    click: (x, y) => point('mouse', x, y, 0),
    // From 500 ms on a touch is a long press to Firefox, which clicks nothing on any page.
    touches: [60, 150],
    touch: (x, y, duration) => point('touch', x, y, duration),
    countWindows: async () => (await listTabs()).length,
    closeWindows: async () => {
      for (const tab of await listTabs())
        if (tab.context !== context) await send('browsingContext.close', { context: tab.context });
    },
  };
}

/** Drives Firefox. */
export async function driveFirefox(executablePath, address, port) {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const options = ['--headless', '--no-remote', '--profile', profile];
  const remote = `--remote-debugging-port=${port}`;
  const browser = spawn(executablePath, [...options, remote, 'about:blank'], { stdio: 'ignore' });
  const closed = new Promise((resolve) => browser.once('exit', resolve));
  try {
    const send = createSend(await connect(`ws://127.0.0.1:${port}/session`));
    const { capabilities } = await send('session.new', { capabilities: {} });
    const { contexts } = await send('browsingContext.getTree', {});
    const engine = createEngine(send, contexts[0].context);
    await drive(`firefox ${capabilities.browserVersion}`, engine, address);
  } finally {
    browser.kill();
    await closed;
    rmSync(profile, { recursive: true, force: true });
  }
}
