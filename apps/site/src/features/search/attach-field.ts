import type { SearchTexts } from '@otm/schema';
import { createSearch } from './create-search.ts';
import { moveByArrows } from './move-by-arrows.ts';
import { resultItems } from './result-list.ts';
import type { SearchDocument } from './search-document.ts';

/** What the search needs from its surroundings. */
export interface SearchOptions {
  readonly texts: SearchTexts;
  /** Brings the documents; called on first use, and again after a failure. */
  readonly load: () => Promise<readonly SearchDocument[]>;
}

/** Results that are shown at most; what stands further down answers nobody. */
const shownResults = 20;

/** What counts of a query, in characters: a page that was pasted by mistake must not be compared. */
const longestQuery = 200;

/** How long the fingers must rest before the number of results is said, in milliseconds. */
const announceDelay = 400;

/**
 * Gives life to a search's markup: a form with a field, a status, a list for results, and what is
 * shown in its place. Answers with the way to stop.
 */
export function attachField(place: ParentNode, { texts, load }: SearchOptions): () => void {
  const [form, status, list, start] = partsOf(place);
  const field = form.elements[0] as HTMLInputElement;
  const prepare = keepSuccess(async () => createSearch(await load()));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (text: string, delay = 0) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = text;
    }, delay);
  };
  const show = (items: readonly HTMLElement[]) => {
    list.replaceChildren(...items);
    start.hidden = items.length > 0;
  };
  const answer = async () => {
    const query = field.value.slice(0, longestQuery);
    // Heard only by those whose search is not there by then.
    say(texts.loading, announceDelay);
    try {
      const results = (await prepare())(query);
      show(resultItems(results.slice(0, shownResults), texts.kinds));
      say(summaryOf(query, results.length, texts), announceDelay);
    } catch {
      show([]);
      say(texts.failed);
    }
  };
  const follow = (event: Event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  };
  const move = (event: KeyboardEvent) =>
    moveByArrows(event, [field, ...list.querySelectorAll('a')]);
  const stop = new AbortController();
  const { signal } = stop;
  // Who comes to the field is about to type. A failure is told when there is something to look for.
  const prepareQuietly = () => prepare().catch(() => {});
  field.addEventListener('focus', prepareQuietly, { signal });
  field.addEventListener('input', answer, { signal });
  form.addEventListener('submit', follow, { signal });
  form.addEventListener('keydown', move, { signal });
  list.addEventListener('keydown', move, { signal });
  // Visitors may have come, and typed, before this code.
  if (field.matches(':focus')) prepareQuietly();
  if (field.value) answer();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** Does a thing once; a failure is forgotten, so that the next call tries again. */
function keepSuccess<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** What is said of the results: nothing until there is something to look for. */
function summaryOf(query: string, count: number, texts: SearchTexts): string {
  if (!query.trim()) return '';
  if (count === 0) return texts.nothing;
  return `${texts.found} ${count > shownResults ? `${shownResults}+` : count}`;
}

function partsOf(place: ParentNode) {
  const form = place.querySelector('form');
  const status = place.querySelector<HTMLElement>('[role=status]');
  const list = place.querySelector('ol');
  const start = place.querySelector<HTMLElement>('.otm-search__start');
  if (!form || !status || !list || !start)
    throw new Error('The search lacks a part of its markup.');
  return [form, status, list, start] as const;
}
