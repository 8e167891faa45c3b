import { business } from '@otm/content';
import type { blogPage, PageCopy } from '@otm/content/pages';
import type { Article, Locale } from '@otm/schema';
import { Feed } from 'feed';
import { feedPath, pathTo } from '../../routes/links.ts';
import { lastModified } from '../articles/last-modified.ts';

const absolute = (path: string) => `${business.origin}${path}`;

/** Escapes a text: feeds carry HTML. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface FeedContent {
  readonly copy: Pick<PageCopy<typeof blogPage>, 'meta' | 'title'>;
  /** Newest first. */
  readonly posts: readonly Article[];
}

/** Posts in a feed: readers fetch it again and again, and keep what they have. */
const maxEntries = 50;

/** Renders the newest posts in a language as an Atom feed. */
export function renderFeed({ copy, posts }: FeedContent, locale: Locale): string {
  const { meta, title: blog } = copy;
  const newest = posts.slice(0, maxEntries);
  const feed = new Feed({
    id: absolute(pathTo('blog', locale)),
    link: absolute(pathTo('blog', locale)),
    title: `${blog} | ${business.product}`,
    description: meta.description,
    language: locale,
    updated: new Date(newest.map(lastModified).toSorted().at(-1) ?? 0),
    generator: business.product,
    author: { name: business.product, link: absolute(pathTo('home', locale)) },
    copyright: business.company,
    feedLinks: { atom: absolute(feedPath(locale)) },
  });
  for (const post of newest) {
    const { title, summary } = post.text[locale];
    const url = absolute(pathTo('post', locale, { slug: post.slug[locale] }));
    feed.addItem({
      id: url,
      link: url,
      title: asHtml(title),
      description: asHtml(summary),
      published: new Date(post.published),
      date: new Date(lastModified(post)),
    });
  }
  return feed.atom1();
}
