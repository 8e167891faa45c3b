import type { Connect, Plugin } from 'vite';
import { createSandbox, type SandboxOptions } from './sandbox.ts';

/** Serves the sandbox in Vite's development and preview servers. */
export function sandboxPlugin(options: SandboxOptions = {}): Plugin {
  const { handle } = createSandbox(options);
  const middleware: Connect.NextHandleFunction = (request, response, next) => {
    // Vite's base may already be cut off; the original address is the one the browser asked for.
    request.url = request.originalUrl ?? request.url;
    handle(request, response).then((handled) => handled || next(), next);
  };
  return {
    name: 'otm-sandbox',
    configureServer: (server) => void server.middlewares.use(middleware),
    configurePreviewServer: (server) => void server.middlewares.use(middleware),
  };
}
