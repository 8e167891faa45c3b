import { searchTexts } from '@otm/content';
import { defaultLocale, isLocale } from '@otm/schema';
import { attachDialog } from './attach-dialog.ts';
import { attachField } from './attach-field.ts';
import { loadDocuments } from './load-documents.ts';
import css from './search.css?inline';

/** What the loader calls for the link in the bar, and for the field of the search's own page. */
export function hydrate(part: HTMLElement): void {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const { documents, start } = import.meta.env.SEARCH[locale];
  const options = { texts: searchTexts[locale], load: () => loadDocuments(documents), start };
  adoptStyles();
  if (part.matches('a')) attachDialog(part, options);
  else attachField(part, options);
  part.dataset.hydrated = '';
}

/** Pages are sent without the styles of a dialog that most visitors never open. */
function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer otm.pages{${css}}`);
  document.adoptedStyleSheets.push(sheet);
}
