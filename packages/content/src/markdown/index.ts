export { type ContentPluginOptions, contentPlugin } from './vite-plugin.ts';
