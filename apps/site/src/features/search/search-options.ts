import { searchTexts } from '@otm/content';
import type { Site } from '../../app/site-context.ts';
import type { DialogOptions } from './attach-dialog.ts';

/** Options of a search straight from the content, without the build's files. */
export const searchOptions = ({
  href,
  locale,
  searchDocuments,
}: Pick<Site, 'href' | 'locale' | 'searchDocuments'>): DialogOptions => ({
  texts: searchTexts[locale],
  load: async () => searchDocuments(),
  start: searchStart(href),
});

/** The links that the search offers before and without results. */
export const searchStart = (href: Site['href']): DialogOptions['start'] => ({
  guide: href('features'),
  glossary: href('glossary'),
});
