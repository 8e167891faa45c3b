import { searchTexts } from '@otm/content';
import { defaultLocale, isLocale } from '@otm/schema';
import { attachDialog } from '../../search/attach-dialog.ts';
import { attachField } from '../../search/attach-field.ts';
import { loadDocuments } from '../../search/load-documents.ts';
import css from '../../search/search.css?inline';

/** What the loader calls for the link in the bar, and for the field of the search's own page. */
export function hydrate(part: HTMLElement): void {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const { documents, start } = import.meta.env.SEARCH[locale];
  const setting = { texts: searchTexts[locale], load: () => loadDocuments(documents), start };
  adoptStyles();
  if (part.matches('a')) attachDialog(part, setting);
  else attachField(part, setting);
  part.dataset.hydrated = '';
}

/** Pages are sent without the styles of a dialog that most visitors never open. */
function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer otm.pages{${css}}`);
  document.adoptedStyleSheets.push(sheet);
}
