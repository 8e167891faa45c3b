import type { Plugin } from 'vite';
import { tokensSource, writeTokens } from './write-tokens.ts';

/** Writes `tokens.css` when `tokens.json` changes, which then updates every open page. */
export function designTokens(): Plugin {
  return {
    name: 'design-tokens',
    apply: 'serve',
    configureServer({ watcher, config }) {
      watcher.add(tokensSource);
      watcher.on('change', (file) => {
        if (file !== tokensSource) return;
        try {
          writeTokens();
        } catch (error) {
          // Half-typed JSON: the next save counts.
          config.logger.error(error instanceof Error ? error.message : String(error));
        }
      });
    },
  };
}
