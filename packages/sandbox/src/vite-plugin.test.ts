import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { sandboxPlugin } from './vite-plugin.ts';

test("the plugin serves the sandbox in Vite's development server, whatever its base", async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    base: '/base/',
    server: { host: '127.0.0.1', port: 0, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [sandboxPlugin()],
  });
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const page = await fetch(`http://127.0.0.1:${port}/__sandbox/inbox`);
  expect(await page.text()).toContain('<h1>Inbox</h1>');
  await server.close();
});
