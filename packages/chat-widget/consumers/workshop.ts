import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';

/** The package's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** A temporary folder for the apps, the packed package and a browser. */
export interface Workshop {
  readonly place: string;
  readonly tarball: string;
  readonly browser: Browser;
  readonly close: () => Promise<void>;
}

/** Packs the package as it would be published and starts a browser. */
export async function openWorkshop(): Promise<Workshop> {
  const place = mkdtempSync(path.join(tmpdir(), 'consumers-'));
  execFileSync('pnpm', ['pack', '--pack-destination', place], { cwd: root, stdio: 'pipe' });
  const tarball = path.join(place, readdirSync(place).find((name) => name.endsWith('.tgz')) ?? '');
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({
    ...(existsSync(executablePath) ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const close = async () => {
    await browser.close();
    rmSync(place, { recursive: true, force: true });
  };
  return { place, tarball, browser, close };
}

/** Opens a page and keeps what goes wrong in it. */
export async function openPage(browser: Browser) {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${error}`));
  page.on('console', (line) => {
    if (line.type() === 'error' && !line.text().includes('404')) problems.push(line.text());
  });
  return { page, problems };
}

/** Serves a folder as a static host does, to one page. */
export const serveFolder = (page: Page, origin: string, folder: string, headers = {}) =>
  page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.endsWith('/') ? `${pathname}index.html` : decodeURIComponent(pathname);
    const file = path.join(folder, name);
    const body = await readFile(file).catch(() => undefined);
    const contentType = types[path.extname(file)] ?? 'text/plain';
    await route.fulfill(body ? { body, contentType, headers } : { status: 404, body: '', headers });
  });
