import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '@otm/sandbox';
import { sandboxSiteKeys } from '@otm/sandbox/urls';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { Part } from './pages/part.tsx';

type Assets = ReadonlyMap<string, string | Uint8Array>;

/** The scripts and styles of both pages, built as a site builds them. */
export async function buildAssets(): Promise<Assets> {
  const root = new URL('.', import.meta.url).pathname;
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    root,
    resolve: { conditions: ['@otm/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { form: `${root}pages/form.tsx`, captcha: `${root}pages/captcha.ts` },
        output: {
          entryFileNames: 'assets/[name].js',
          chunkFileNames: 'assets/[name].js',
          assetFileNames: 'assets/[name][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  );
}

const formPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
const captchaPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'self'";

const head = (name: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="icon" href="/icon"><link rel="stylesheet" href="/assets/${name}.css"><script type="module" src="/assets/${name}.js"></script>`;

function formPage(path: string): string {
  const locale = path.startsWith('/es/') ? 'es' : 'en';
  const form = path.endsWith('/licence') ? 'licence' : 'contact';
  const markup = renderToString(
    <StrictMode>
      <Part form={form} locale={locale} />
    </StrictMode>,
  );
  const alternate = locale === 'es' ? path.slice(3) : `/es${path}`;
  return `${head('form')}<body><a href="${alternate}">Language</a><main data-form="${form}" data-locale="${locale}">${markup}</main>`;
}

/** A site with both forms, the captcha's page and a sandbox of its own. */
export interface Site {
  readonly origin: string;
  /** Sets how the captcha behaves from now on. */
  readonly setKey: (key: keyof typeof sandboxSiteKeys) => void;
  readonly close: () => void;
}

/** Serves the pages under the policies that the README asks for. */
export async function serveSite(assets: Assets): Promise<Site> {
  const { handle } = createSandbox({ mailInterval: 0 });
  let key: keyof typeof sandboxSiteKeys = 'passes';
  const types: Record<string, string> = {
    js: 'text/javascript',
    css: 'text/css',
    woff2: 'font/woff2',
  };
  const send = (
    response: ServerResponse,
    type: string,
    body: string | Uint8Array,
    policy: string,
  ) =>
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(body);

  const server = createServer(async (request, response) => {
    if (await handle(request, response)) return;
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    if (path === '/icon') return void response.writeHead(204).end();
    const asset = assets.get(path);
    const type = types[path.split('.').at(-1) ?? ''] ?? '';
    if (asset !== undefined) send(response, type, asset, formPolicy);
    else if (/^(\/es)?\/(contact|licence)$/.test(path))
      send(response, 'text/html', formPage(path), formPolicy);
    else if (path === '/captcha.html')
      send(
        response,
        'text/html',
        `${head('captcha')}<body><main data-site-key="${sandboxSiteKeys[key]}"></main>`,
        captchaPolicy,
      );
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setKey: (next) => {
      key = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
