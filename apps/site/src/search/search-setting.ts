import { type Locale, searchTexts } from '@otm/content';
import { pathTo } from '../paths.ts';
import type { DialogSetting } from './attach-dialog.ts';
import { searchDocuments } from './search-documents.ts';

/** The search of a language straight from the content: where the build's files are not at hand. */
export const searchSetting = (locale: Locale): DialogSetting => ({
  texts: searchTexts[locale],
  load: async () => searchDocuments(locale),
  start: searchStart(locale),
});

/** Where the search leads when it finds nothing. */
export const searchStart = (locale: Locale): DialogSetting['start'] => ({
  guide: pathTo('features', locale),
  glossary: pathTo('glossary', locale),
});
