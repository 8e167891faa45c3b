import type { Mail } from '@otm/sandbox';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { buildAssets, type Site, serveSite } from './site.tsx';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

let assets: Awaited<ReturnType<typeof buildAssets>>;
let browser: Browser;
/** The site of the running test, with a sandbox of its own. */
export let site: Site;
/** Console errors of the running test. */
export let consoleErrors: string[];

/** Gives each test a fresh site and closes its pages. */
export function startSite(): void {
  beforeAll(async () => {
    [assets, browser] = await Promise.all([
      buildAssets(),
      chromium.launch({ executablePath, args: ['--no-sandbox'] }),
    ]);
  }, 60_000);
  afterAll(() => browser.close());
  beforeEach(async () => {
    consoleErrors = [];
    site = await serveSite(assets);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    site.close();
  });
}

/** Opens a page of the site in a context of its own; `prepare` runs before it is asked for. */
export async function open(
  path: string,
  options: BrowserContextOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, ...options });
  const page = await context.newPage();
  page.on('console', (line) => line.type() === 'error' && consoleErrors.push(line.text()));
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  await prepare?.(page);
  // Not until it has loaded: a test may hold back its script.
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

/** Lets time pass until a text is shown; a timer may start only after what its visitor sees. */
export const passUntil = (page: Page, seconds: number, text: string) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(seconds * 1000);
      return page.getByText(text).isVisible();
    })
    .toBe(true);

/** Switches faults as the sandbox's panel does. */
export const switchOn = (fields: Record<string, string>) =>
  fetch(`${site.origin}/__sandbox/faults`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

export const inbox = async (): Promise<Mail[]> =>
  (await fetch(`${site.origin}/__sandbox/inbox.json`)).json();

/** The checkbox, in the frame that the stand-in's script puts into the captcha's frame. */
export const box = (page: Page) =>
  page.frameLocator('.otm-captcha-frame').frameLocator('iframe').first().getByRole('checkbox');

/** A text in which nothing may change on its way. */
export const message = 'Hola, ¿qué tal?\n<b>&"\u{1F600} 100 % + #';

export async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Message').fill(message);
}

export async function solve(page: Page): Promise<void> {
  await box(page).click();
  await page.getByText('Confirmed.').waitFor();
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();
