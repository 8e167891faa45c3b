import type { Connect, Plugin } from 'vite';
import { createSandbox, type SandboxOptions } from './sandbox.ts';

/** Serves the sandbox in Vite's development and preview servers. */
export function sandboxPlugin(options: SandboxOptions = {}): Plugin {
  const { handle } = createSandbox(options);
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    // Vite may have removed its base already; the original URL is the one that the browser requested.
    request.url = request.originalUrl ?? request.url;
    handle(request, response).then((handled) => handled || next(), next);
  };
  return {
    name: 'otm-sandbox',
    configureServer: (server) => void server.middlewares.use(middleware),
    configurePreviewServer: (server) => void server.middlewares.use(middleware),
  };
}
