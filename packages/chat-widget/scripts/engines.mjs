import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { serve } from './serve.mjs';

// Opens, looks at and sends from the demo and the hostile page in three real engines. Firefox and
// WebKitGTK are Debian's: apt-get install firefox-esr webkit2gtk-driver xvfb
const port = Number(process.env.PORT ?? 4610);
const address = `http://127.0.0.1:${port}`;
const webkitBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const pages = ['/demo/index.html', '/demo/hostile.html'];

/** Runs in the page: what the widget looks like, and where its message would go. */
const inspect = `
  const { shadowRoot } = document.querySelector('chat-widget');
  const part = (name) => shadowRoot.querySelector('[part=' + name + ']');
  const style = (name) => getComputedStyle(part(name));
  const box = part('launcher').getBoundingClientRect();
  return {
    focused: shadowRoot.activeElement && shadowRoot.activeElement.getAttribute('part'),
    typed: part('input').value,
    message: part('message') ? part('message').textContent : '',
    accent: style('launcher').backgroundColor,
    radius: style('panel').borderTopLeftRadius,
    shown: style('panel').display,
    corner: [document.documentElement.clientWidth - box.right, innerHeight - box.bottom],
    violations: window.violations.join(),
    top: part('root').matches(':popover-open'),
    sent: window.sent,
  };`;

/** Keeps the window shut and remembers where it would have gone. */
const intercept = `document.addEventListener('chat-send', (event) => { window.sent = event.detail.url; event.preventDefault(); }); document.querySelector('chat-widget').open();`;
const ready = `return !!document.querySelector('chat-widget')?.shadowRoot`;

/** Fails with every difference between what is and what is to be. */
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
  const wrong = Object.entries(expected).filter(([key, value]) => `${is[key]}` !== `${value}`);
  if (!is.message.includes('Hello there!')) wrong.push(['message', 'Hello there!']);
  const told = wrong.map(([key, value]) => `${key} is ${is[key]}, not ${value}`).join('; ');
  console.log(`${wrong.length ? 'FAIL' : 'ok  '} ${name}${told && `: ${told}`}`);
  if (wrong.length) process.exitCode = 1;
}

/** The same steps for every engine. */
async function drive(name, { open, run, type }) {
  for (const path of pages) {
    await open(address + path);
    const started = Date.now();
    while (!(await run(ready))) if (Date.now() - started > 30_000) throw new Error('No widget.');
    await run(intercept);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await type('a & b #1');
    check(`${name} ${path}`, await run(inspect));
  }
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
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const server = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port + 1}`], {
    env,
    stdio: 'ignore',
  });
  await new Promise((resolve) => setTimeout(resolve, 2000));
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
