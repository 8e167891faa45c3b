import { shareCardSize } from '@otm/charts';
import { business } from '@otm/content';
import { defaultLocale, locales } from '@otm/schema';
import type { ReactNode } from 'react';
import { themeColor } from '../../features/theme/theme-color.ts';
import { routes } from '../../routes/index.ts';
import { feedPath, manifestPath } from '../../routes/links.ts';
import type { SitePage } from '../../routes/site-page.ts';
import { openPage } from '../../routes/site-pages.ts';

/** The page described by the head, and the facts about it that only the build knows. */
export interface HeadProps {
  readonly page: SitePage;
  /** Whether search engines may list this document. */
  readonly indexable: boolean;
  /** The path of its share card; set by the build. */
  readonly shareCard?: string | undefined;
}

const absolute = (path: string) => `${business.origin}${path}`;

/** The metadata of a page: title, description, canonical URL and alternates, share card. */
export function Head({ page, indexable, shareCard }: HeadProps): ReactNode {
  const { exists, meta } = openPage(page);
  const { title, description } = meta;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={themeColor} />
      {/* The boot script makes it the manifest once the page is painted. */}
      <link rel="alternate" type="application/manifest+json" href={manifestPath(page.locale)} />
      {!indexable && <meta name="robots" content="noindex" />}
      {exists && (
        <>
          <link rel="canonical" href={absolute(page.path)} />
          {locales.map((locale) => (
            <link
              key={locale}
              rel="alternate"
              hrefLang={locale}
              href={absolute(page.alternates[locale])}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={absolute(page.alternates[defaultLocale])}
          />
          {routes[page.route].feed && (
            <link rel="alternate" type="application/atom+xml" href={feedPath(page.locale)} />
          )}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={business.product} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={absolute(page.path)} />
          <meta property="og:locale" content={page.locale} />
          {locales
            .filter((locale) => locale !== page.locale)
            .map((locale) => (
              <meta key={locale} property="og:locale:alternate" content={locale} />
            ))}
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
