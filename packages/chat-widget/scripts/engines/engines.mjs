import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { serveContactPages } from '../e2e/first-contact/contact-page.ts';
import { serve } from './serve.mjs';

// Drives the demo, the hostile page and first contact in three real engines. Firefox and WebKitGTK
// are Debian's: apt-get install firefox-esr webkit2gtk-driver xvfb
const port = Number(process.env.PORT ?? 4610);
const address = `http://127.0.0.1:${port}`;
const webkitBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const pages = ['/demo/index.html', '/demo/hostile.html'];

/** Runs in the page. Returns the widget's look and the URL of its message. */
const inspect = `
  const { shadowRoot } = document.querySelector('chat-widget');
  const part = (name) => shadowRoot.querySelector('[part=' + name + ']');
  const style = (name) => getComputedStyle(part(name));
  const launcher = document.querySelector('chat-widget > a') || part('launcher');
  const box = launcher.getBoundingClientRect();
  return {
    focused: shadowRoot.activeElement && shadowRoot.activeElement.getAttribute('part'),
    typed: part('input').value,
    message: part('message') ? part('message').textContent : '',
    accent: getComputedStyle(launcher).backgroundColor,
    radius: style('panel').borderTopLeftRadius,
    shown: style('panel').display,
    corner: [document.documentElement.clientWidth - box.right, innerHeight - box.bottom],
    violations: window.violations.join(),
    top: part('root').matches(':popover-open'),
    sent: window.sent,
  };`;

/** Prevents the new window and stores its URL. */
const intercept = `document.addEventListener('chat-send', (event) => { window.sent = event.detail.url; event.preventDefault(); }); document.querySelector('chat-widget').open();`;
const ready = `return !!document.querySelector('chat-widget')?.shadowRoot`;

/** Prints one result. The run fails when it differs from what is expected. */
function compare(name, is, expected) {
  const differences = Object.entries(expected)
    .filter(([key, value]) => `${is[key]}` !== `${value}`)
    .map(([key, value]) => `${key} is ${is[key]}, not ${value}`)
    .join('; ');
  console.log(`${differences ? 'FAIL' : 'ok  '} ${name}${differences && `: ${differences}`}`);
  if (differences) process.exitCode = 1;
}

/** Compares the open widget with its specified look. */
function check(name, is) {
  const expected = {
    focused: 'input',
    accent: 'rgb(11, 110, 79)',
    radius: '16px',
    shown: 'flex',
    corner: '16,16',
    top: true,
    typed: 'a & b #1',
    violations: '',
    sent: 'https://api.whatsapp.com/send/?phone=15550100199&text=a%20%26%20b%20%231',
  };
  const message = is.message.includes('Hello there!') ? 'Hello there!' : is.message;
  compare(name, { ...is, message }, { ...expected, message: 'Hello there!' });
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs in the page. Returns where the launcher is and whether the panel is open. */
const contact = `
  const host = document.querySelector('chat-widget');
  if (!host) return { left: true, panel: false, input: false };
  const link = host.querySelector('a');
  const { x, y, width, height } = link.getBoundingClientRect();
  const panel = host.shadowRoot && host.shadowRoot.querySelector('[part=panel]');
  const focused = host.shadowRoot && host.shadowRoot.activeElement;
  return {
    ready: 'ready' in document.documentElement.dataset,
    box: [x, y, width, height].join(),
    center: [x + width / 2, y + height / 2],
    link: document.activeElement === link,
    panel: !!panel && !panel.hidden,
    input: !!focused && focused.getAttribute('part') === 'input',
  };`;

/** Checks the first click and the first key press, however fast the code comes. */
async function driveFirstContact(name, { open, run, click, press, countWindows, closeWindows }) {
  const pages = await serveContactPages();
  const visits = [0, 300, 1500].map((latency) => ({ outcome: 'ok', latency }));
  for (const outcome of ['refused', '404', 'hanging']) visits.push({ outcome, latency: 0 });
  for (const visit of visits)
    for (const how of ['mouse', 'keyboard']) {
      await open(pages.urlOf(visit));
      while (!(await run(contact)).ready) await pause(50);
      const before = await run(contact);
      if (how === 'mouse') await click(...before.center);
      else {
        await press('Tab');
        await press('Enter');
      }
      await pause(visit.outcome === 'hanging' ? 4800 : visit.latency + 1200);
      const after = await run(contact);
      const opens = visit.outcome === 'ok';
      // Where a browser blocks the new window, the link opens in this one.
      const left = !!after.left || (await countWindows()) > 1;
      const box = after.left || after.box === before.box;
      const is = { panel: after.panel, input: after.input, box, left };
      const expected = { box: true, panel: opens, input: opens, left: !opens };
      compare(`${name}, ${how}, code ${visit.outcome} after ${visit.latency} ms`, is, expected);
      await closeWindows();
    }
  pages.close();
}

/** Runs the same steps in every engine. */
async function drive(name, engine) {
  const { open, run, type } = engine;
  for (const path of pages) {
    await open(address + path);
    const started = Date.now();
    while (!(await run(ready))) if (Date.now() - started > 30_000) throw new Error('No widget.');
    await run(intercept);
    await pause(2500);
    await type('a & b #1');
    check(`${name} ${path}`, await run(inspect));
  }
  await driveFirstContact(name, engine);
}

async function playwrightEngine(type, options) {
  const browser = await type.launch(options);
  const page = await browser.newPage();
  await drive(`${type.name()} ${browser.version()}`, {
    open: (url) => page.goto(url),
    run: (source) => page.evaluate(`(() => { ${source} })()`),
    type: async (text) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    countWindows: () => page.context().pages().length,
    closeWindows: async () => {
      for (const other of page.context().pages()) if (other !== page) await other.close();
    },
  });
  await browser.close();
}

async function webkitEngine() {
  const display = `:${port % 1000}`;
  const env = {
    ...process.env,
    DISPLAY: display,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
  };
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  await pause(2000);
  const server = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port + 1}`], {
    env,
    stdio: 'ignore',
  });
  await pause(2000);
  const capabilities = new Capabilities();
  capabilities.set('browserName', 'MiniBrowser');
  capabilities.set('webkitgtk:browserOptions', { binary: webkitBrowser, args: ['--automation'] });
  let driver;
  try {
    driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port + 1}`)
      .withCapabilities(capabilities)
      .build();
    const version = (await driver.getCapabilities()).get('browserVersion');
    await drive(`webkitgtk ${version}`, {
      open: (url) => driver.get(url),
      run: (source) => driver.executeScript(source),
      type: (text) => driver.actions().sendKeys(text, Key.ENTER).perform(),
      click: (x, y) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y) })
          .click()
          .perform(),
      press: (key) => driver.actions().sendKeys(Key[key.toUpperCase()]).perform(),
      countWindows: async () => (await driver.getAllWindowHandles()).length,
      closeWindows: async () => {
        const [first, ...others] = await driver.getAllWindowHandles();
        for (const other of others) {
          await driver.switchTo().window(other);
          await driver.close();
        }
        await driver.switchTo().window(first);
      },
    });
  } finally {
    await driver?.quit();
    server.kill();
    screen.kill();
  }
}

const server = await serve(port);
const root = process.getuid?.() === 0;
const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const engines = [
  [
    chromiumPath,
    () =>
      playwrightEngine(chromium, {
        executablePath: chromiumPath,
        args: root ? ['--no-sandbox'] : [],
      }),
  ],
  [
    firefoxPath,
    () => playwrightEngine(firefox, { executablePath: firefoxPath, channel: 'moz-firefox' }),
  ],
  [webkitBrowser, webkitEngine],
];
for (const [path, run] of engines) {
  try {
    if (!existsSync(path)) throw new Error(`${path} is not installed`);
    await run();
  } catch (error) {
    console.log(`FAIL ${path}: ${error.message}`);
    process.exitCode = 1;
  }
}
server.close();
