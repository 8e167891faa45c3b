import { searchTexts } from '@otm/content';
import type { Site } from '../site.ts';
import type { DialogSetting } from './attach-dialog.ts';
import { searchDocuments } from './search-documents.ts';

/** The search of a language straight from the content: where the build's files are not at hand. */
export const searchSetting = ({ href, locale }: Pick<Site, 'href' | 'locale'>): DialogSetting => ({
  texts: searchTexts[locale],
  load: async () => searchDocuments(locale),
  start: searchStart(href),
});

/** Where the search leads when it finds nothing. */
export const searchStart = (href: Site['href']): DialogSetting['start'] => ({
  guide: href('features'),
  glossary: href('glossary'),
});
