import { shareCardSize } from '@otm/charts';
import { business } from '@otm/content';
import { defaultLocale, locales } from '@otm/schema';
import type { ReactNode } from 'react';
import { feedPath } from './feed-path.ts';
import type { SitePage } from './paths.ts';
import { type RouteId, routes } from './routes.tsx';

/** Props of {@link Head}. */
export interface HeadProps {
  readonly page: SitePage;
  /** Whether search engines may list this very document. */
  readonly indexable: boolean;
  /** The address of its picture for those who share it; set by the build. */
  readonly shareCard?: string | undefined;
}

/** The routes that name the feed of their language; every byte of the others is spoken for. */
const hasFeed: ReadonlySet<RouteId> = new Set(['blog', 'post']);

const absolute = (path: string) => `${business.origin}${path}`;

/** What a document says of itself: title, description, its own address and its twins'. */
export function Head({ page, indexable, shareCard }: HeadProps): ReactNode {
  const { title, description } = routes[page.route].meta(page.locale, page.params);
  // Without twins, a visitor of another language is led to the same nothing and not to the blog.
  const isPost = page.route !== 'post' || page.params.title !== undefined;
  const exists = page.route !== 'notFound' && isPost;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!indexable && <meta name="robots" content="noindex" />}
      {exists && (
        <>
          <link rel="canonical" href={absolute(page.path)} />
          {locales.map((locale) => (
            <link
              key={locale}
              rel="alternate"
              hrefLang={locale}
              href={absolute(page.twins[locale])}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absolute(page.twins[defaultLocale])} />
          {hasFeed.has(page.route) && (
            <link rel="alternate" type="application/atom+xml" href={feedPath(page.locale)} />
          )}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={business.product} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={absolute(page.path)} />
          <meta property="og:locale" content={page.locale} />
          {shareCard && (
            <>
              <meta property="og:image" content={absolute(shareCard)} />
              <meta property="og:image:width" content={String(shareCardSize.width)} />
              <meta property="og:image:height" content={String(shareCardSize.height)} />
              <meta property="og:image:alt" content={title} />
              <meta name="twitter:card" content="summary_large_image" />
            </>
          )}
        </>
      )}
    </>
  );
}
