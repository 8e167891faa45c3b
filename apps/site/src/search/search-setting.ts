import { type Locale, searchTexts } from '@otm/content';
import type { Site } from '../site.ts';
import type { DialogSetting } from './attach-dialog.ts';

/** The search of a language straight from the content: where the build's files are not at hand. */
export const searchSetting = ({ href, locale }: Pick<Site, 'href' | 'locale'>): DialogSetting => ({
  texts: searchTexts[locale],
  load: () => documentsOf(locale),
  start: searchStart(href),
});

/** Where the search leads when it finds nothing. */
export const searchStart = (href: Site['href']): DialogSetting['start'] => ({
  guide: href('features'),
  glossary: href('glossary'),
});

/** Loaded when it is used: it knows all routes, and the route table knows the search's page. */
async function documentsOf(locale: Locale) {
  const { searchDocuments } = await import('./search-documents.ts');
  return searchDocuments(locale);
}
