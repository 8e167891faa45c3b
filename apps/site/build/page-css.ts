import { resolve } from 'node:path';
import { cachedFile, cacheKey } from './cached-file.ts';
import { ownStyles } from './island-names.ts';
import { mentionsOf } from './mentions.ts';

/**
 * Returns the part of the style sheet that a document needs.
 *
 * @param parts what it shares with other documents
 */
export type PageCss = (html: string, parts?: readonly string[]) => Promise<string>;

/** Drops at-rules that lost all their rules. */
function withoutEmptyRules(css: string): string {
  const shorter = css.replace(/@(?:container|layer|media|supports)[^{};]*\{\s*\}/g, '');
  return shorter === css ? css : withoutEmptyRules(shorter);
}

/**
 * Selectors that no document mentions: islands add frames, and states and pseudo-elements come from
 * browsers. Without the latter, PurgeCSS empties a `:where(:not(:disabled))` and drops its rule.
 */
const safelist = {
  standard: ['iframe', /^:/],
  // The chat widget reads its look from these, inside its shadow.
  variables: [/^--cw-/],
};

/** Attributes that change while the page is used. */
const dynamicAttributes = [
  'aria-selected',
  'data-fallback',
  'data-hydrated',
  'data-late',
  'data-theme',
  'hidden',
  'open',
];

/** Replaces an island that React hydrates, if it breaks. */
const failureNotice = 'otm-notice';

/**
 * Reduces a style sheet to what a document uses, so that it fits into the first congestion window. A
 * document with islands also keeps what their code mentions, except for islands that bring their own
 * styles, and what replaces a broken island. Documents whose markup names the same share the result.
 */
export function pageCssFrom(css: string, islandCode: Readonly<Record<string, string>>): PageCss {
  const mentionsIn = mentionsOf(css);
  const namesIn = (html: string) => ({
    mentions: mentionsIn(html),
    sources: [...html.matchAll(/data-live="([^"]+)"/g)].map(([, source = '']) => source),
    isHydrated: html.includes('data-props='),
  });
  const namesOfParts = new Map<string, ReturnType<typeof namesIn>>();
  const namesInPart = (part: string) => {
    const names = namesOfParts.get(part) ?? namesIn(part);
    namesOfParts.set(part, names);
    return names;
  };
  const results = new Map<string, Promise<string>>();
  return (html, parts = []) => {
    const names = [namesIn(html), ...parts.map(namesInPart)];
    const mentions = unionOf(names.map((it) => it.mentions));
    const sources = unionOf(names.map((it) => it.sources));
    const isHydrated = names.some((it) => it.isHydrated);
    const key = [isHydrated, sources, mentions].join('\n');
    const code = () =>
      sources.map((it) => islandCode[it] ?? '').filter((it) => !it.includes(ownStyles));
    const texts = () => [mentions.join(' '), ...code(), isHydrated ? failureNotice : ''];
    const result = results.get(key) ?? cut(css, texts());
    results.set(key, result);
    return result;
  };
}

/** Every value of several lists, once and in order. */
const unionOf = (lists: readonly Iterable<string>[]): readonly string[] =>
  [...new Set(lists.flatMap((list) => [...list]))].toSorted();

const insideOf = /[^{};]*:has\(((?:[^(){}]|\([^()]*\))*)\)[^{};]*\{[^{}]*\}/g;
const pseudo = /::?[\w-]+/g;
const word = /[a-z][\w-]*/gi;

/** Drops rules for what is inside of an element, where nothing has its name: PurgeCSS doesn't look there. */
function withoutAbsentInside(css: string, texts: readonly string[]): string {
  const known = new Set([...dynamicAttributes, ...texts.flatMap((text) => text.match(word) ?? [])]);
  return css.replace(insideOf, (rule, inside: string) => {
    const names = inside.replace(pseudo, ' ').match(word) ?? [];
    return rule.split(':has(').length > 2 || names.every((name) => known.has(name)) ? rule : '';
  });
}

/** Style sheets that PurgeCSS cut before, by everything that they depend on. */
const cache = resolve('node_modules/.cache/styles');

/** Cuts a style sheet to the names in texts. */
async function cut(css: string, texts: readonly string[]): Promise<string> {
  const options = JSON.stringify([safelist, dynamicAttributes], (_, value) =>
    value instanceof RegExp ? value.source : value,
  );
  const name = `${cacheKey(options, purge.toString(), css, ...texts)}.css`;
  const make = async () => Buffer.from(await purge(css, texts));
  const purged = Buffer.from(await cachedFile(cache, name, make)).toString();
  return withoutEmptyRules(withoutAbsentInside(purged, texts));
}

async function purge(css: string, texts: readonly string[]): Promise<string> {
  // Takes longer to load than to find what it has cut before.
  const { PurgeCSS } = await import('purgecss');
  const [result] = await new PurgeCSS().purge({
    content: texts.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: css }],
    safelist,
    dynamicAttributes,
    variables: true,
    keyframes: true,
  });
  if (!result) throw new Error('PurgeCSS returned no style sheet.');
  return result.css;
}
