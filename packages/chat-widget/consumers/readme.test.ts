import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteKind, snippets } from '../demo/configurator/snippets/snippets.ts';
import { installApp, run } from './install-app.ts';
import { openPage, openWorkshop, root, serveFolder, type Workshop } from './workshop.ts';

// Apps whose only knowledge of the package is its README: their code is the README's examples, next
// to what the configurator writes for a name with every special character.
const origin = 'http://consumer.test';
const serverPort = Number(process.env.PORT ?? 4729);
const awkwardName = `"Quotes" 'single' </b> {braces} {{ x }} \${y} \\n &amp; 🤝`;

let workshop: Workshop;
let readme: string;

beforeAll(async () => {
  workshop = await openWorkshop();
  readme = await readFile(path.join(root, 'README.md'), 'utf8');
});
afterAll(() => workshop?.close());

/** Returns the README's first example in a language. */
function findExample(language: string): string {
  const [, code] = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme) ?? [];
  if (!code) throw new Error(`README.md needs an example in ${language}.`);
  return code;
}

/** Installs an app and writes its two components: the README's and the configurator's. */
async function prepare(app: string, kind: SiteKind, language: string, folder: string) {
  const source = path.join(root, 'consumers/readme-apps', app);
  const installed = await installApp(source, workshop.place, workshop.tarball);
  const attributes = { phone: '+15550100199', name: awkwardName, position: 'left' };
  const chat = snippets[kind]({ attributes, properties: {} }, { version: '', integrity: '' });
  const target = path.join(installed, folder);
  await mkdir(target, { recursive: true });
  // In Next, a file with hooks is a client component.
  const head = app === 'next' ? `'use client';\n` : '';
  await writeFile(path.join(target, `contact.${language}`), head + findExample(language));
  await writeFile(path.join(target, `chat.${language}`), chat);
  return installed;
}

/** Opens both widgets of an app as a visitor does: by the page's own button, if there is one. */
async function visitApp(page: Page) {
  const launcher = page.locator('chat-widget > a').first();
  await launcher.waitFor({ timeout: 60_000 });
  const ask = page.getByRole('button', { name: 'Ask us' });
  await ((await ask.count()) ? ask : launcher).click();
  await page.getByRole('dialog', { name: 'Acme' }).waitFor();
  const [, other] = await page.locator('chat-widget').all();
  expect(await other?.getAttribute('name')).toBe(awkwardName);
  await other?.locator('a').click();
  await page.getByRole('dialog', { name: awkwardName, exact: true }).waitFor();
}

/** Serves a built app, uses it and expects no problem. */
async function visitBuilt(folder: string) {
  const { page, problems } = await openPage(workshop.browser);
  await serveFolder(page, origin, folder);
  await page.goto(`${origin}/`);
  await visitApp(page);
  expect(problems).toEqual([]);
  await page.close();
}

it.each(['vite-react-18', 'vite-react-19'])('works in a Vite app: %s', async (app) => {
  const folder = await prepare(app, 'React', 'tsx', 'src');
  await run(folder, 'npm', 'run', 'build');
  await visitBuilt(path.join(folder, 'dist'));
});

it('works in a Vue app', async () => {
  const folder = await prepare('vite-vue', 'Vue', 'vue', 'src');
  await run(folder, 'npm', 'run', 'build');
  await visitBuilt(path.join(folder, 'dist'));
});

it('works in an Astro site', async () => {
  const folder = await prepare('astro', 'Astro', 'astro', 'src/components');
  await run(folder, 'npm', 'run', 'build');
  await visitBuilt(path.join(folder, 'dist'));
});

it('works in a Next app, exported and rendered by its server', async () => {
  const folder = await prepare('next', 'React', 'tsx', 'app');
  await run(folder, 'env', 'STATIC=1', 'npm', 'run', 'build');
  await visitBuilt(path.join(folder, 'dist'));
  await run(folder, 'npm', 'run', 'build');
  const next = path.join(folder, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '--port', `${serverPort}`], {
    cwd: folder,
    stdio: 'pipe',
  });
  try {
    await new Promise((resolve) =>
      server.stdout.on('data', (text) => `${text}`.includes('Ready') && resolve(true)),
    );
    const url = `http://localhost:${serverPort}/`;
    const html = await (await fetch(url)).text();
    expect(html).toContain('href="https://api.whatsapp.com/send/?phone=15550100199&amp;text="');
    const { page, problems } = await openPage(workshop.browser);
    await page.goto(url);
    await visitApp(page);
    expect(problems).toEqual([]);
  } finally {
    server.kill();
  }
});

/** Serves the packed files as a CDN does, to one page; `change` falsifies the script. */
async function servePackage(page: Page, change = '') {
  const folder = path.join(workshop.place, 'cdn');
  await mkdir(folder, { recursive: true });
  await run(folder, 'tar', '-xzf', workshop.tarball, '--strip-components=1');
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const base = `https://cdn.jsdelivr.net/npm/@otm/chat-widget@${version}/`;
  const policy = /Content-Security-Policy: ([^`]+)/.exec(readme)?.[1]?.replaceAll(/\s+/g, ' ');
  expect(policy).toContain('trusted-types');
  await page.route(`${base}**`, async (route) => {
    const body = await readFile(
      path.join(folder, route.request().url().slice(base.length)),
      'utf8',
    );
    const headers = {
      'access-control-allow-origin': '*',
      'cache-control': 'max-age=31536000, immutable',
    };
    await route.fulfill({ contentType: 'text/javascript', headers, body: body + change });
  });
  await page.route(`${origin}/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy?.trim() ?? '' },
      body: `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>${findExample('html')}</html>`,
    }),
  );
}

it('works on a plain page from a CDN, with its integrity and the README’s policy', async () => {
  const { page, problems } = await openPage(workshop.browser);
  await servePackage(page);
  await page.goto(`${origin}/`);
  await page.locator('chat-widget [part=launcher]').click();
  await page.getByRole('dialog', { name: 'Acme' }).waitFor();
  expect(problems).toEqual([]);
  await page.close();
});

it('is refused from a CDN that changed the file', async () => {
  const { page, problems } = await openPage(workshop.browser);
  await servePackage(page, '\n// changed');
  await page.goto(`${origin}/`);
  expect(problems.join()).toContain('integrity');
  expect(await page.locator('chat-widget').count()).toBe(0);
  await page.close();
});
