import { locales } from '@otm/schema';
import { renderFeed } from '../../src/features/feed/feed.ts';
import { blog } from '../../src/routes/blog.ts';
import { feedPath } from '../../src/routes/links.ts';

/** Renders the feed of every language. */
export const renderFeeds = () =>
  locales.map((locale) => ({
    path: feedPath(locale),
    xml: renderFeed(blog.load({}, locale), locale),
  }));
