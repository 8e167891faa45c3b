import { searchTexts } from '@otm/content';
import type { Site } from '../../app/site-context.ts';
import type { DialogOptions } from './attach-dialog.ts';

/** The search of a language straight from the content: where the build's files are not at hand. */
export const searchOptions = ({
  href,
  locale,
  searchDocuments,
}: Pick<Site, 'href' | 'locale' | 'searchDocuments'>): DialogOptions => ({
  texts: searchTexts[locale],
  load: async () => searchDocuments(),
  start: searchStart(href),
});

/** Where the search leads when it finds nothing. */
export const searchStart = (href: Site['href']): DialogOptions['start'] => ({
  guide: href('features'),
  glossary: href('glossary'),
});
