import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './build-app.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = readdirSync(path.join(root, 'consumers/apps'));
const origin = 'http://consumer.test';
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

let place: string;
let tarball: string;
let browser: Browser;

beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'consumers-'));
  execFileSync('pnpm', ['pack', '--pack-destination', place], { cwd: root, stdio: 'pipe' });
  tarball = path.join(place, readdirSync(place).find((name) => name.endsWith('.tgz')) ?? '');
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({
    ...(existsSync(executablePath) ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
});
afterAll(async () => {
  await browser?.close();
  rmSync(place, { recursive: true, force: true });
});

describe.each(names)('%s', (name) => {
  it('renders the packed widget, follows an attribute and fires an event', async () => {
    const folder = await buildApp(name, place, tarball);
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`${error}`));
    page.on('console', (line) => {
      if (line.type() === 'error' && !line.text().includes('404')) faults.push(line.text());
    });
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = path.join(
        folder,
        pathname === '/' ? 'index.html' : decodeURIComponent(pathname),
      );
      const body = await readFile(file).catch(() => undefined);
      await route.fulfill(
        body
          ? { body, contentType: types[path.extname(file)] ?? 'text/plain' }
          : { status: 404, body: '' },
      );
    });
    await page.goto(origin);
    await page.locator('chat-widget [part=launcher]').first().click({ timeout: 60_000 });
    const panel = page.getByRole('dialog', { name: 'First' });
    await panel.waitFor();
    await page.locator('#rename').click();
    await page.getByRole('dialog', { name: 'Second' }).waitFor();
    expect(await page.locator('body').getAttribute('data-heard')).toBe('yes');
    expect(faults).toEqual([]);
    await page.close();
  });
});
