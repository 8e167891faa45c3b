import type { SearchTexts } from '@otm/schema';
import { element } from '@otm/ui/dom';
import type { SearchResult } from './create-search.ts';
import { excerptOf, splitAtMatches } from './excerpt.ts';

/** Creates the list items of results: title, section, and the match in its context. */
export const resultItems = (
  results: readonly SearchResult[],
  kinds: SearchTexts['kinds'],
): readonly HTMLLIElement[] =>
  results.map(({ document: { url, title, section, kind, text }, matches }) => {
    const link = element('a', {}, ...marked(title, matches));
    link.href = url;
    const place = element('span', { class: 'otm-search__place' }, kinds[kind]);
    if (section) place.append(': ', ...marked(section, matches));
    const context = element('p', {}, ...marked(excerptOf(text, matches), matches));
    return element('li', {}, link, place, context);
  });

const marked = (text: string, matches: ReadonlySet<string>): readonly (Node | string)[] =>
  splitAtMatches(text, matches).map((it) => (it.marked ? element('mark', {}, it.text) : it.text));
