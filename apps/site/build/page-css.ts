import { PurgeCSS } from 'purgecss';
import { mentionsOf } from './mentions.ts';

/** Returns the part of the style sheet that a document needs. */
export type PageCss = (html: string) => Promise<string>;

/** Drops at-rules that lost all their rules. */
function withoutEmptyRules(css: string): string {
  const shorter = css.replace(/@(?:container|layer|media|supports)[^{};]*\{\s*\}/g, '');
  return shorter === css ? css : withoutEmptyRules(shorter);
}

/** Selectors that no document mentions: browsers and islands add them while the page is used. */
const safelist = {
  standard: ['iframe', ':focus-visible', '::backdrop', '::selection'],
  // The chat widget reads its look from these, inside its shadow.
  variables: [/^--cw-/],
};

/** Attributes that change while the page is used. */
const dynamicAttributes = ['aria-selected', 'data-hydrated', 'data-theme', 'hidden', 'open'];

/** Marks the code of islands that bring their own styles. */
const ownStyles = 'adoptedStyleSheets';

/** Replaces an island that React hydrates, if it breaks. */
const failureNotice = 'otm-notice';

/**
 * Reduces a style sheet to what a document uses, so that it fits into the first congestion window. A
 * document with islands also keeps what their code mentions, except for islands that bring their own
 * styles, and what replaces a broken island. Documents whose markup names the same share the result.
 */
export function pageCssFrom(css: string, islandCode: (source: string) => string): PageCss {
  const mentionsIn = mentionsOf(css);
  const results = new Map<string, Promise<string>>();
  return (html) => {
    const sources = new Set([...html.matchAll(/data-live="([^"]+)"/g)].map((it) => it[1] ?? ''));
    const mentions = mentionsIn(html);
    const isHydrated = html.includes('data-props=');
    const key = [isHydrated, ...sources, mentions].join('\n');
    const code = () => [...sources].map(islandCode).filter((it) => !it.includes(ownStyles));
    const result =
      results.get(key) ?? cut(css, [mentions, ...code(), isHydrated ? failureNotice : '']);
    results.set(key, result);
    return result;
  };
}

/** Cuts a style sheet to the names in texts. */
async function cut(css: string, texts: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: texts.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    safelist,
    dynamicAttributes,
    variables: true,
    keyframes: true,
  });
  if (!result) throw new Error('PurgeCSS returned no style sheet.');
  return withoutEmptyRules(result.css);
}
