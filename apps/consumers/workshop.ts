import { execFile } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { folderOf, pack, published, readmeOf, temporaryFolder } from './pack.ts';

const execute = promisify(execFile);

/** Runs a command in an app's folder, as its owner would for production. */
export const run = (folder: string, command: string, ...args: string[]) =>
  execute(command, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });

/** Returns a README's example in a language; `index` counts from 0. */
function example(name: (typeof published)[number], language: string, index = 0): string {
  const found = [...readmeOf(name).matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))];
  const code = found[index]?.[1];
  if (!code) throw new Error(`The README of ${name} needs an example in ${language}.`);
  return code;
}

/** The files of an app that come from the READMEs, by their names. */
const examples = (): Readonly<Record<string, string>> => ({
  'schema.ts': example('schema', 'ts'),
  'orderflow.ts': example('orderflow', 'ts'),
  'ui.tsx': example('ui', 'tsx'),
  'charts.tsx': example('charts', 'tsx'),
  'replay.tsx': example('charts', 'tsx', 1),
  'forms.tsx': example('forms', 'tsx'),
  // In Next, a file with hooks is a client component, and the strict policy refuses its inline style.
  'chat-widget.tsx': `'use client';\n${example('chat-widget', 'tsx').replace(/^ +style=.*\n/m, '')}`,
});

/** A temporary folder with the packed packages, and a browser. */
export interface Workshop {
  readonly browser: Browser;
  /** Copies an app out of the workspace, adds the READMEs' examples, and installs the packages. */
  readonly install: (app: string, sources: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Packs the packages and starts a browser. */
export async function openWorkshop(): Promise<Workshop> {
  const place = temporaryFolder();
  const tarballs = published.map((name) => `@otm/${name}@file:${pack(name, place)}`);
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(executablePath) ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  return {
    browser,
    async install(app, sources) {
      const folder = path.join(place, app);
      cpSync(path.join(import.meta.dirname, 'apps', app), folder, { recursive: true });
      const target = path.join(folder, sources);
      for (const [file, code] of Object.entries(examples()))
        writeFileSync(path.join(target, file), code);
      const sample = path.join(folderOf('orderflow'), 'samples/session.txt');
      cpSync(sample, path.join(target, 'session.txt'));
      const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock'];
      await run(folder, 'npm', 'install', '--include=dev', ...quiet, ...tarballs);
      return folder;
    },
    async close() {
      await browser.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Opens a page with stand-ins for the outside services, and keeps what goes wrong in it. */
export async function openPage(browser: Browser) {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${error}`));
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') problems.push(line.text());
  });
  await page.route('https://lists.example.com/**', (route) =>
    route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.route(/\/captcha\.html/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Captcha</title>' }),
  );
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  return { page, problems };
}

/** Uses everything on an app's page as a visitor does. */
export async function visit(
  page: Page,
  expect: (value: unknown) => { toBe: (it: unknown) => void },
) {
  await page.getByRole('heading', { name: '3 artículos en tu carrito' }).waitFor();
  await page.getByText('POC 21560').waitFor();
  const plan = page.getByRole('article', { name: 'Pro' });
  const link = plan.getByRole('link', { name: /Buy Pro/ });
  expect(await link.getAttribute('href')).toBe('https://pay.example.com/pro-yearly');
  // The style sheets have arrived: the card has a background of its own.
  const background = await plan.evaluate((card) => getComputedStyle(card).backgroundColor);
  expect(background === 'rgba(0, 0, 0, 0)').toBe(false);

  const chart = page.getByRole('img', { name: 'Volume per price' });
  await chart.waitFor();
  expect((await chart.locator('path').count()) > 3).toBe(true);
  await page.getByText('Simulated session.txt').waitFor();

  // A click before hydration does nothing, so it's repeated.
  const [launcher, step] = ['Replay this session', 'One bar'].map((name) =>
    page.getByRole('button', { name }),
  ) as [Locator, Locator];
  for (let tries = 0; tries < 40 && !(await step.isVisible()); tries += 1) {
    if (await launcher.isVisible()) await launcher.click();
    await page.waitForTimeout(250);
  }
  await step.click({ timeout: 5000 });
  await page.getByRole('img', { name: 'VWAP with bands' }).waitFor();

  await page.getByLabel('Email (required)').fill('ana@example.com');
  await page.getByRole('button', { name: 'Send' }).first().click();
  await page.getByText('Please confirm the security check first.').waitFor();

  await page.getByRole('button', { name: 'Ask us' }).click();
  await page.getByRole('dialog', { name: 'Acme' }).waitFor();
}
