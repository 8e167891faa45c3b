import { computeOncePer } from '../src/compute-once.ts';
import { islandUrlIn, type Renderer, shortNames } from './bundles.ts';
import { withoutButtonTypes } from './button-types.ts';
import { documentPolicy, hashedText, withPolicy } from './document-policy.ts';
import { documentStylesFrom } from './document-styles.ts';
import type { PageAssets } from './page-assets.ts';
import { pageCssFrom } from './page-css.ts';
import { pictureUrlIn } from './pictures.ts';
import type { DocumentPlan, RenderAssets, SharedParts } from './render/documents.tsx';
import type { MarkdownPage } from './render/markdown.ts';
import { markOf, partsIn, withParts } from './shared-parts.ts';
import { tighten } from './tighten.ts';
import { base } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** Browsers fetch the next document when the pointer rests on its link. */
const speculation = JSON.stringify({
  prefetch: [{ where: { href_matches: `${base}/*` }, eagerness: 'moderate' }],
});

/** Writes pages and redirects. Each function returns the parts of the content that it has read. */
export interface PageWriter {
  readonly writeDocument: (plan: DocumentPlan) => Promise<readonly string[]>;
  readonly writeMarkdown: (page: MarkdownPage) => readonly string[];
}

/** Makes what writes the pages of a site. */
export function pageWriterFrom(renderer: Renderer, assets: PageAssets): PageWriter {
  const { buildId, client, pictureUrls, scripts, shareCardUrls } = assets;
  const { boot, pages: pageScripts } = scripts;
  const parts: SharedParts = new Map([['boot', { value: boot, reads: new Set() }]]);
  const renderAssets: RenderAssets = {
    ...client,
    boot: markOf('boot'),
    buildId,
    css: '',
    islandUrl: islandUrlIn(client),
    pageScripts,
    pictureUrl: pictureUrlIn(pictureUrls),
    shareCardUrl: (path) => shareCardUrls.get(path),
    speculation,
  };
  const usedTokens = new Set(client.usedTokens);
  const stylesOf = documentStylesFrom(
    pageCssFrom(client.css, client.islandCode),
    shortNames.shorten,
    (token) => usedTokens.has(token),
  );
  const finish = (html: string) => withoutButtonTypes(tighten(shortNames.shortenDocument(html)));
  const markup = (key: string) =>
    key === 'boot' ? `<script>${boot}</script>` : (parts.get(key)?.value ?? '');
  const finished = computeOncePer((key: string) => (key === 'boot' ? boot : finish(markup(key))));
  // Chromium 156 refuses the rules by the keyword 'inline-speculation-rules'.
  const everywhere = [boot, speculation].map(hashedText);
  const ownScripts = Object.values(pageScripts).map(hashedText);
  return {
    writeDocument: async (plan) => {
      const { reads, value: html } = renderer.recordReads(() =>
        renderer.renderDocument(plan, renderAssets, parts),
      );
      const styles = await stylesOf(html, partsIn(html).map(markup));
      const own = ownScripts.filter(({ text }) => html.includes(text));
      const texts = { scripts: [...everywhere, ...own], styles: [styles] };
      const policy = documentPolicy(texts, renderer.externalUrls);
      const tight = withPolicy(finish(html), policy);
      const styled = tight.replace('<style></style>', () => `<style>${styles.text}</style>`);
      writeSiteFile(plan.file, withParts(styled, finished));
      return [...reads];
    },
    writeMarkdown: (page) => {
      const { reads, value } = renderer.recordReads(() => renderer.renderMarkdown(page));
      writeSiteFile(page.file, value);
      return [...reads];
    },
  };
}
