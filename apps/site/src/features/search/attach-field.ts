import type { SearchTexts } from '@otm/schema';
import { createSearch, type Search } from './create-search.ts';
import { moveByArrows } from './move-by-arrows.ts';
import { resultItems } from './result-list.ts';
import type { SearchDocument } from './search-document.ts';

/** Options of a search field. */
export interface SearchOptions {
  readonly texts: SearchTexts;
  /** Loads the documents, or a search over them; called on first use, and again after a failure. */
  readonly load: () => Promise<readonly SearchDocument[] | Search>;
}

/** The most results that are shown. */
const maxResults = 20;

/** Characters of a query that count: a page pasted by mistake must not block the browser. */
const maxQueryLength = 200;

/** Milliseconds without typing before screen readers announce the number of results. */
const announceDelay = 400;

/**
 * Wires up the markup of a search: a form with a field, a status, a list of results, and the links
 * that are shown without any. Returns a cleanup function.
 */
export function attachField(place: ParentNode, { texts, load }: SearchOptions): () => void {
  const [form, status, list, start] = partsOf(place);
  const field = form.elements[0] as HTMLInputElement;
  const prepare = cacheSuccess(async (): Promise<Search> => {
    const loaded = await load();
    return typeof loaded === 'function' ? loaded : createSearch(loaded);
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const announce = (text: string, delay = 0) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = text;
    }, delay);
  };
  const show = (items: readonly HTMLElement[]) => {
    list.replaceChildren(...items);
    start.hidden = items.length > 0;
  };
  const queryOf = () => field.value.slice(0, maxQueryLength);
  const search = async () => {
    const query = queryOf();
    // Announced only if loading takes longer than the delay.
    announce(texts.loading, announceDelay);
    try {
      const results = await (await prepare())(query);
      // The visitor may have typed on while files were on their way.
      if (query !== queryOf()) return;
      show(resultItems(results.slice(0, maxResults), texts.kinds));
      announce(summaryOf(query, results.length, texts), announceDelay);
    } catch {
      show([]);
      announce(texts.failed);
    }
  };
  const follow = (event: Event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  };
  const move = (event: KeyboardEvent) =>
    moveByArrows(event, [field, ...list.querySelectorAll('a')]);
  const listeners = new AbortController();
  const { signal } = listeners;
  // Focus means that typing is next. A failure is announced when there is a query.
  const prepareQuietly = () => prepare().catch(() => {});
  field.addEventListener('focus', prepareQuietly, { signal });
  field.addEventListener('input', search, { signal });
  form.addEventListener('submit', follow, { signal });
  form.addEventListener('keydown', move, { signal });
  list.addEventListener('keydown', move, { signal });
  // The visitor may have focused the field and typed before this code arrived.
  if (field.matches(':focus')) prepareQuietly();
  if (field.value) search();
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}

/** Caches the result of a function; after a failure the next call tries again. */
function cacheSuccess<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** The announcement of the results; empty without a query. */
function summaryOf(query: string, count: number, texts: SearchTexts): string {
  if (!query.trim()) return '';
  if (count === 0) return texts.nothing;
  return `${texts.found} ${count > maxResults ? `${maxResults}+` : count}`;
}

function partsOf(place: ParentNode) {
  const form = place.querySelector('form');
  const status = place.querySelector<HTMLElement>('[role=status]');
  const list = place.querySelector('ol');
  const start = place.querySelector<HTMLElement>('.otm-search__start');
  if (!form || !status || !list || !start)
    throw new Error('A search needs a form, a status, an ol and an .otm-search__start.');
  return [form, status, list, start] as const;
}
