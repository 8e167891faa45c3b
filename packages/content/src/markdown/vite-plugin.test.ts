import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, createServer, type HotPayload, type InlineConfig, type ViteDevServer } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { indexFile } from './content-store.ts';
import { type ContentPluginOptions, contentCache, contentPlugin } from './vite-plugin.ts';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const article = `${packageFolder}articles/vwap/en.md`;

const configOf = (options: ContentPluginOptions): InlineConfig => ({
  configFile: false,
  logLevel: 'silent',
  plugins: [contentPlugin(options)],
});

describe('a build', () => {
  const bundle = (options: ContentPluginOptions, ssr: boolean) =>
    build({
      ...configOf(options),
      build: {
        write: false,
        ssr,
        rolldownOptions: { input: 'virtual:otm-content', preserveEntrySignatures: 'strict' },
      },
    });

  it('reads the articles on the server while it runs', async () => {
    const [output] = [await bundle({}, true)].flat();
    expect(JSON.stringify(output)).toContain('node_modules/.cache/content');
    expect(JSON.stringify(output)).not.toContain('articles/vwap/en.md');
  });

  it('names what was stored before without reading it', async () => {
    const root = `/${randomUUID()}/`;
    const [output] = [await bundle({ root, stored: true }, true)].flat();
    expect(JSON.stringify(output)).toContain('node_modules/.cache/content');
    expect(existsSync(indexFile(root, contentCache))).toBe(false);
  });

  it('refuses to send them to browsers', async () => {
    await expect(bundle({}, false)).rejects.toThrow(
      'A browser bundle would contain every article.',
    );
  });

  it('includes them where a browser is meant to have them', async () => {
    const [output] = [await bundle({ browser: true }, false)].flat();
    expect(JSON.stringify(output)).toContain('articles/vwap/en.md');
  });
});

describe('in development', () => {
  let server: ViteDevServer;
  afterEach(() => server.close());

  const start = async () => {
    server = await createServer({
      ...configOf({}),
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    const { client } = server.environments;
    await client.transformRequest('virtual:otm-content');
    const sent: HotPayload['type'][] = [];
    vi.spyOn(client.hot, 'send').mockImplementation((payload: HotPayload | string) => {
      if (typeof payload === 'object') sent.push(payload.type);
    });
    const isStale = () =>
      client.moduleGraph.getModuleById('\0virtual:otm-content')?.transformResult === null;
    return { sent, isStale };
  };

  it.each(['change', 'add', 'unlink'])('reloads the page on %s of a file', async (event) => {
    const { isStale, sent } = await start();
    expect(isStale()).toBe(false);
    server.watcher.emit(event, article);
    await vi.waitFor(() => expect(sent).toContain('full-reload'));
    expect(isStale()).toBe(true);
  });

  it('ignores Markdown outside the content', async () => {
    const { isStale, sent } = await start();
    server.watcher.emit('change', `${packageFolder}README.md`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).not.toContain('full-reload');
    expect(isStale()).toBe(false);
  });
});
