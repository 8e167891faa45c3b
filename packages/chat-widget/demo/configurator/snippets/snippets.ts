import type { Release, Setup } from '../setup.ts';
import { astroSnippet } from './astro.ts';
import { htmlSnippet } from './html.ts';
import { reactSnippet } from './react.ts';
import { vueSnippet } from './vue.ts';
import { wordpressSnippet } from './wordpress.ts';

/** The snippet of each kind of site. */
export const snippets = {
  HTML: htmlSnippet,
  React: reactSnippet,
  Vue: vueSnippet,
  Astro: astroSnippet,
  WordPress: wordpressSnippet,
} satisfies Record<string, (setup: Setup, release: Release) => string>;

/** The name of a kind of site. */
export type SiteKind = keyof typeof snippets;
