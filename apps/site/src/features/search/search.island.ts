import { searchTexts } from '@otm/content';
import { defaultLocale, isLocale } from '@otm/schema';
import { adoptStyles } from '../../islands/adopt-styles.ts';
import { attachDialog } from './attach-dialog.ts';
import { attachField } from './attach-field.ts';
import { loadSearch } from './load-search.ts';
import { queryParameter } from './query-parameter.ts';
import css from './search.css?inline';

/** Opens a dialog from the link in the top bar, or wires up the field of the search page. */
export function hydrate(element: HTMLElement): void {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const { documents, start } = import.meta.env.SEARCH[locale];
  const options = { texts: searchTexts[locale], load: () => loadSearch(documents), start };
  // Pages come without the dialog's styles, since most visitors never open it.
  adoptStyles(`@layer otm.pages{${css}}`);
  if (element.matches('a')) attachDialog(element, options);
  else {
    setQuery(element, new URLSearchParams(location.search).get(queryParameter));
    attachField(element, options);
  }
  element.dataset.hydrated = '';
}

/** Fills the field with the query of the URL, unless the visitor has typed already. */
function setQuery(place: Element, query: string | null): void {
  const field = place.querySelector('input');
  if (field && query) field.value ||= query;
}
