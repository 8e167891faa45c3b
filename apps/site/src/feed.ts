import { blogPage, business } from '@otm/content';
import type { Article, Locale } from '@otm/schema';
import { Feed } from 'feed';
import { changedOn } from './articles/article-of.ts';
import { feedPath } from './feed-path.ts';
import { pathTo } from './paths.ts';

const absolute = (path: string) => `${business.origin}${path}`;

/** A text as the HTML that feeds hold. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The posts of the blog in a language as an Atom feed, newest first. */
export function renderFeed(posts: readonly Article[], locale: Locale): string {
  const { meta, title: blog } = blogPage[locale];
  const newestFirst = posts.toReversed();
  const feed = new Feed({
    id: absolute(pathTo('blog', locale)),
    link: absolute(pathTo('blog', locale)),
    title: `${blog} | ${business.product}`,
    description: meta.description,
    language: locale,
    updated: new Date(newestFirst.map(changedOn).toSorted().at(-1) ?? 0),
    generator: business.product,
    author: { name: business.product, link: absolute(pathTo('home', locale)) },
    copyright: business.company,
    feedLinks: { atom: absolute(feedPath(locale)) },
  });
  for (const post of newestFirst) {
    const { title, summary } = post.text[locale];
    const address = absolute(pathTo('post', locale, { title: post.slug[locale] }));
    feed.addItem({
      id: address,
      link: address,
      title: asHtml(title),
      description: asHtml(summary),
      published: new Date(post.published),
      date: new Date(changedOn(post)),
    });
  }
  return feed.atom1();
}
