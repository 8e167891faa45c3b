import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage, openWorkshop, run, visit, type Workshop } from './workshop.ts';

// Apps whose only knowledge of the packages is their READMEs: a plan card, a chart, a replay, a form
// and a chat from the packed packages, under a strict policy.
const port = Number(process.env.PORT ?? 4780);

let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop?.close());

const strictPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self' https://lists.example.com",
  "frame-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves a built app as a static host does, with the policy. */
async function serve(page: Page, origin: string, folder: string) {
  await page.route(
    (url) => url.origin === origin && !/captcha|favicon/.test(url.pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
      await route.fulfill({
        body: await readFile(file),
        contentType: contentTypes[path.extname(file)] ?? 'text/plain',
        headers: { 'content-security-policy': strictPolicy },
      });
    },
  );
}

it('works in a Vite app', async () => {
  const folder = await workshop.install('vite', 'src');
  await run(folder, 'npm', 'run', 'build');
  const { page, problems } = await openPage(workshop.browser);
  await serve(page, 'http://consumer.test', path.join(folder, 'dist'));
  await page.goto('http://consumer.test/');
  await visit(page, expect).finally(() => expect(problems).toEqual([]));
  await page.close();
});

it('works in a Next app with server components, typed', async () => {
  const folder = await workshop.install('next', 'app');
  await run(folder, 'npm', 'run', 'build');
  const next = path.join(folder, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '--port', `${port}`], {
    cwd: folder,
    stdio: 'pipe',
  });
  try {
    await new Promise((resolve) =>
      server.stdout.on('data', (text) => `${text}`.includes('Ready') && resolve(true)),
    );
    const url = `http://localhost:${port}/`;
    const html = await (await fetch(url)).text();
    // What needs no script is in the HTML.
    for (const text of ['Volume per price', 'Buy Pro', 'api.whatsapp.com', 'Email (required)'])
      expect(html).toContain(text);
    expect(html).not.toMatch(/ style="/);
    const { page, problems } = await openPage(workshop.browser);
    await page.goto(url);
    await visit(page, expect).finally(() => expect(problems).toEqual([]));
  } finally {
    server.kill();
  }
});
