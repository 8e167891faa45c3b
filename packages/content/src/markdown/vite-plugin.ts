import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { collections } from './collections.ts';
import { indexFile, storeContent } from './content-store.ts';
import { readContent } from './read-content.ts';

/** The folder of this package, with a slash at its end. */
export const ownRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Reads what the plugin stored. */
const opener = fileURLToPath(new URL('./open-store.ts', import.meta.url));

/** Parsed content by the hash of its files: a build parses what has changed. */
export const contentCache = 'node_modules/.cache/content';

/** The module that `@otm/content/library` imports. */
const virtualModule = 'virtual:otm-content';
const resolvedId = `\0${virtualModule}`;

/** Options of the plugin. */
export interface ContentPluginOptions {
  /**
   * Whether a build for browsers may include the articles: true for Storybook, never for the site.
   *
   * @defaultValue false
   */
  readonly browser?: boolean;
  /**
   * The folder that has a folder for each collection, with a slash at its end.
   *
   * @defaultValue this package
   */
  readonly root?: string | undefined;
  /**
   * Whether the content has been stored before this build for a server, which needn't read it then.
   *
   * @defaultValue false
   */
  readonly stored?: boolean | undefined;
}

/**
 * Parses the Markdown of this package for Vite, at build time. A change to any of its files, also a
 * new one, reloads the page in development. A build for a server reads the articles while it runs.
 */
export function contentPlugin({
  browser = false,
  root = ownRoot,
  stored = false,
}: ContentPluginOptions = {}): Plugin {
  const folders = Object.keys(collections).map((name) => `${root}${name}`);
  return {
    name: 'otm-content',
    resolveId: (id) => (id === virtualModule ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return undefined;
      const { command, consumer } = this.environment.config;
      if (command === 'build' && consumer === 'client' && !browser)
        throw new Error(
          'A browser bundle would contain every article. Import from @otm/content, or pass what the code needs from the page that shows it.',
        );
      if (command === 'build' && consumer === 'server') {
        const index = (stored ? indexFile : storeContent)(root, contentCache);
        return `import { openStore } from ${JSON.stringify(opener)};
export const source = openStore(${JSON.stringify(index)});`;
      }
      return `export const source = ${JSON.stringify(readContent(root))};`;
    },
    configureServer: ({ watcher }) => {
      watcher.add(folders);
    },
    hotUpdate({ file }) {
      if (!file.endsWith('.md') || !folders.some((folder) => file.startsWith(`${folder}/`)))
        return undefined;
      const module = this.environment.moduleGraph.getModuleById(resolvedId);
      if (module) this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
