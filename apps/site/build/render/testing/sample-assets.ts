import type { RenderAssets } from '../documents.tsx';

/** Assets for a document that no browser loads: nothing inline, and a URL for every file. */
export const sampleAssets: RenderAssets = {
  boot: '',
  buildId: 'a1b2c3d4e5',
  css: '',
  font: '/assets/font.woff2',
  pageScripts: {},
  speculation: '{}',
  shareCardUrl: () => undefined,
  islandUrl: (name) => `/assets/${name}.js`,
  pictureUrl: (name) => `/assets/${name}.svg`,
};
