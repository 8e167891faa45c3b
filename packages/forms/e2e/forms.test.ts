import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findChromium } from '../../../scripts/find-chromium.mjs';
import type { Mail } from '../src/sandbox/index.ts';
import { buildAssets, type Site, serveSite } from './site.tsx';

let assets: Awaited<ReturnType<typeof buildAssets>>;
let browser: Browser;
let site: Site;
let complaints: string[];

beforeAll(async () => {
  const executablePath = findChromium();
  [assets, browser] = await Promise.all([
    buildAssets(),
    chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] }),
  ]);
}, 60_000);
afterAll(() => browser.close());
beforeEach(async () => {
  complaints = [];
  site = await serveSite(assets);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  site.close();
});

async function open(
  path: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
) {
  const context = await browser.newContext({ baseURL: site.origin, ...options });
  const page = await context.newPage();
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await prepare?.(page);
  // Not until it has loaded: a test may hold back its script.
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

const switchOn = (fields: Record<string, string>) =>
  fetch(`${site.origin}/__sandbox/faults`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
const inbox = async (): Promise<Mail[]> =>
  (await fetch(`${site.origin}/__sandbox/inbox.json`)).json();

const box = (page: Page) =>
  page.frameLocator('.otm-captcha-frame').frameLocator('iframe').first().getByRole('checkbox');
const message = 'Hola, ¿qué tal?\n<b>&"\u{1F600} 100 % + #';

async function fill(page: Page) {
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('E-mail').fill('ana@example.com');
  await page.getByLabel('Message').fill(message);
}
async function solve(page: Page) {
  await box(page).click();
  await page.getByText('Confirmed.').waitFor();
}
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

describe('the contact form in a browser, under the strict policy', () => {
  test('sends a message into the inbox, exactly as typed', async () => {
    const page = await open('/contact');
    await fill(page);
    await solve(page);
    await send(page);
    await page.getByText('The message was sent successfully. We will contact you soon.').waitFor();
    const [mail, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(mail?.request.template_params).toEqual({
      name: 'Ana',
      email: 'ana@example.com',
      message,
    });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      'successfully',
    );
    expect(await page.evaluate(() => 'hcaptcha' in window)).toBe(false);
    expect(await page.locator('form').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('loads captcha code with the first touch and mail code with the submit', async () => {
    const asked: string[] = [];
    const page = await open('/contact', {}, async (fresh) =>
      fresh.on('request', (request) => asked.push(request.url())),
    );
    await page.waitForLoadState('networkidle');
    const seen = (part: string) => asked.some((url) => url.includes(part));
    expect([seen('captcha'), seen('emailjs'), seen('/assets/es')]).toEqual([false, false, false]);
    await fill(page);
    await solve(page);
    const before = asked.length;
    expect(seen('api.js')).toBe(true);
    await send(page);
    await page.getByText('successfully').waitFor();
    expect(asked.slice(before).filter((url) => url.endsWith('.js'))).toHaveLength(1);
  });

  test('keeps what was typed before its code arrived, and through the change of language', async () => {
    let release = () => {};
    const held = new Promise<void>((go) => {
      release = go;
    });
    const page = await open('/contact', {}, (fresh) =>
      fresh.route('**/form.js', async (route) => {
        await held;
        await route.continue();
      }),
    );
    await fill(page);
    await page.getByRole('button', { name: 'Send' }).click();
    release();
    await page.locator('.otm-captcha-frame').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe(message);
    await page.getByRole('link', { name: 'Language' }).click();
    await page.waitForURL('**/es/contact');
    expect(await page.getByLabel('Mensaje').inputValue()).toBe(message);
    await page.getByLabel('Mensaje').fill('Otra cosa');
    await page.goBack();
    await page.waitForURL(/127.0.0.1:\d+\/contact$/);
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Otra cosa');
    expect(complaints).toEqual([]);
  });

  test('offers the address where scripts do not run', async () => {
    const page = await open('/contact', { javaScriptEnabled: false });
    expect(await page.locator('noscript a').getAttribute('href')).toBe(
      'mailto:support@example.com',
    );
    await page.getByLabel('Message').fill('kept');
    await send(page);
    expect(await page.getByLabel('Message').inputValue()).toBe('kept');
    expect(new URL(page.url()).search).toBe('');
  });

  test('works where the browser denies storage', async () => {
    const page = await open('/contact', {}, (fresh) =>
      fresh.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            configurable: true,
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      }),
    );
    await fill(page);
    await solve(page);
    await send(page);
    await page.getByText('successfully').waitFor();
    expect(complaints).toEqual([]);
  });

  test.each([1, 2])('survives the loss of the mail code %i times', async (losses) => {
    let lost = 0;
    const page = await open('/contact');
    await fill(page);
    await solve(page);
    await page.route('**/assets/*.js', (route) => {
      lost += 1;
      return lost <= losses ? route.abort() : route.continue();
    });
    await send(page);
    const result = page.getByText(losses === 1 ? 'successfully' : 'could not be sent');
    await result.waitFor();
    expect(await inbox()).toHaveLength(losses === 1 ? 1 : 0);
  });
});

describe('mail faults', () => {
  test.each([
    'refused',
    'error',
    'malformed',
    'html',
    'rate-limited',
    'no-content',
    'not-found',
    'offline',
  ])('%s: the text is in the mail link, and nothing is in the inbox', async (fault) => {
    const page = await open('/contact');
    await fill(page);
    await solve(page);
    await switchOn(fault === 'offline' ? { offline: 'on' } : { mail: fault });
    await send(page);
    const link = page.getByRole('alert').getByRole('link');
    const body = new URL((await link.getAttribute('href')) ?? '').searchParams.get('body');
    expect(body).toContain(message.replace('\n', '\r\n'));
    expect(await inbox()).toEqual([]);
    expect(complaints.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
  });

  test('hang: fails after 20 s', async () => {
    const page = await open('/contact', {}, (fresh) => fresh.clock.install());
    await fill(page);
    await solve(page);
    await switchOn({ mail: 'hang' });
    await send(page);
    await page.getByText('The message is being sent.').waitFor();
    const spinner = page.locator('.otm-form-spinner');
    const size = await spinner.evaluate((box: HTMLElement) => [box.offsetWidth, box.offsetHeight]);
    expect(size).toEqual([100, 100]);
    await page.waitForTimeout(300);
    await page.clock.fastForward(20_000);
    await page.getByText('could not be sent').waitFor();
  });
});

describe('captcha faults', () => {
  test.each(['refused', 'error', 'hang', 'malformed', 'html', 'mute'])(
    '%s: a text with the address, then another try that works',
    async (fault) => {
      await switchOn({ captcha: fault });
      const page = await open('/contact', {}, (fresh) => fresh.clock.install());
      await fill(page);
      await page.getByText('The security check is loading.').waitFor();
      await page.waitForTimeout(300);
      await page.clock.fastForward(10_000);
      await page.getByText('could not be loaded').waitFor();
      expect(await page.locator('.otm-captcha-frame').count()).toBe(0);
      await switchOn({});
      await page.getByRole('button', { name: 'Try again' }).click();
      await solve(page);
      await send(page);
      await page.getByText('successfully').waitFor();
      expect(await inbox()).toHaveLength(1);
    },
  );

  test('a confirmation that expires sends nothing', async () => {
    site.setKey('expiresAfterOneSecond');
    const page = await open('/contact');
    await fill(page);
    await box(page).click();
    await page.getByText('The confirmation has expired.').waitFor();
    await send(page);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('otm-captcha-frame');
    expect(await inbox()).toEqual([]);
  });

  test('a challenge gets the room that it needs, and can be left', async () => {
    site.setKey('challenges');
    const page = await open('/contact');
    await fill(page);
    const frame = page.frameLocator('.otm-captcha-frame');
    await box(page).click();
    const challenge = frame.frameLocator('iframe[title=Challenge]');
    await challenge.getByRole('button', { name: 'Close' }).click();
    await expect
      .poll(async () => (await page.locator('.otm-captcha-frame').boundingBox())?.height)
      .toBe(78);
    await box(page).click();
    await expect
      .poll(async () => (await page.locator('.otm-captcha-frame').boundingBox())?.height)
      .toBe(640);
    await challenge.getByRole('button', { name: 'Yes, verify' }).click();
    await page.getByText('Confirmed.').waitFor();
    expect(complaints).toEqual([]);
  });

  test('the size follows the window until it is solved', async () => {
    const page = await open('/contact', { viewport: { width: 639, height: 800 } });
    await page.getByLabel('Name').focus();
    const size = async () => {
      const place = await page.frameLocator('.otm-captcha-frame').locator('iframe').boundingBox();
      return place && [place.width, place.height];
    };
    await expect.poll(size).toEqual([164, 144]);
    await page.setViewportSize({ width: 640, height: 800 });
    await expect.poll(size).toEqual([303, 78]);
    await solve(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.waitForTimeout(200);
    expect(await page.getByText('Confirmed.').isVisible()).toBe(true);
  });

  test('its frame goes 5 s after the form was sent', async () => {
    const page = await open('/contact', {}, (fresh) => fresh.clock.install());
    await fill(page);
    await solve(page);
    await send(page);
    await page.getByText('successfully').waitFor();
    expect(await page.locator('.otm-captcha-frame').count()).toBe(1);
    await page.clock.fastForward(5_000);
    await expect.poll(() => page.locator('.otm-captcha-frame').count()).toBe(0);
  });
});

describe('list faults', () => {
  test('the alert has the exact text, once, and the form still sends', async () => {
    await switchOn({ list: 'error' });
    const said: string[] = [];
    const page = await open('/contact', {}, async (fresh) =>
      fresh.on('dialog', (dialog) => {
        said.push(dialog.message());
        void dialog.accept();
      }),
    );
    await expect.poll(() => said).toEqual(['Error while retreiving the users: Error: HTTP 500']);
    await fill(page);
    await solve(page);
    await send(page);
    await page.getByText('successfully').waitFor();
    expect(said).toHaveLength(1);
  });

  test('a blocked address is silently kept', async () => {
    const page = await open('/contact');
    await page.getByLabel('E-mail').fill('Blocked@Example.com');
    await solve(page);
    await send(page);
    expect(await page.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(await inbox()).toEqual([]);
  });
});

describe('the licence form', () => {
  test('sends its four fields, in Spanish, to an address that the contact form refuses', async () => {
    const page = await open('/es/licence');
    await page.getByLabel('Nombre').fill('Ana');
    await page.getByLabel('ID de máquina').fill('ABC123');
    await page.getByLabel('Correo').fill('ana+otm@example.trading');
    await box(page).click();
    await page.getByText('Confirmado.').waitFor();
    await page.getByRole('button', { name: 'Solicitar la licencia' }).click();
    await page.getByText('El mensaje se envió correctamente.').waitFor();
    const [mail] = await inbox();
    expect(mail?.request.template_params).toEqual({
      name: 'Ana',
      id: 'ABC123',
      email: 'ana+otm@example.trading',
      message: '',
    });
    expect(complaints).toEqual([]);
  });
});
