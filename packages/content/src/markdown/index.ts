export { type EntryPlace, readStore, storeEntries } from './content-store.ts';
export type { EntryState } from './stored-content.ts';
export { type ContentPluginOptions, contentCache, contentPlugin, ownRoot } from './vite-plugin.ts';
