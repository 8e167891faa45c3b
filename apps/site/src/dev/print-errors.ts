import type { Plugin } from 'vite';
import { type DevError, devError } from './dev-error.ts';

/** Prints the errors that left a browser without a page in the development server's terminal. */
export const printErrors = (): Plugin => ({
  name: 'otm-print-errors',
  apply: 'serve',
  configureServer({ config, ws }) {
    ws.on(devError, ({ message }: DevError) => config.logger.error(message, { timestamp: true }));
  },
});
