import { business } from '@otm/content';
import type { ReactNode } from 'react';
import { Head, type HeadProps } from '../../src/app/head/head.tsx';
import { jsonLd } from '../../src/features/structured-data/structured-data.ts';
import { base } from '../../src/routes/base.ts';
import type { SitePage } from '../../src/routes/site-page.ts';
import { openPage } from '../../src/routes/site-pages.ts';

/** Build results that go into every document. */
export interface DocumentAssets {
  /** The style sheet, inlined so that the first round trip paints the page. */
  readonly css: string;
  /** The boot script, inlined before the body. */
  readonly boot: string;
  /** The speculation rules, as JSON. */
  readonly speculation: string;
  /** The URL of the font for first paint. */
  readonly font: string;
  /** The URL of the script that counts visits, if there is one. */
  readonly analytics?: string | undefined;
  /** The URL of a page's share card. */
  readonly shareCardUrl: (path: string) => string | undefined;
}

interface DocumentProps extends Omit<HeadProps, 'shareCard'> {
  readonly assets: DocumentAssets;
  /** Whether the document only redirects to its page. */
  readonly isRedirect?: boolean;
  readonly children?: ReactNode;
}

/** An HTML document with its head and the page. */
export function Document(props: DocumentProps): ReactNode {
  const { assets, children, isRedirect, page, indexable } = props;
  const shareCard = assets.shareCardUrl(page.path);
  const facts = indexable ? factsOf(page, shareCard) : [];
  return (
    <html lang={page.locale} data-to={isRedirect}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <FontPreload href={assets.font} />
        <link rel="icon" href={`${base}/favicon.svg`} />
        <Head page={page} indexable={indexable} shareCard={shareCard} />
        <Inline tag="script" text={assets.boot} />
        {assets.analytics && !isRedirect && <script type="module" src={assets.analytics} />}
        {isRedirect && <meta httpEquiv="refresh" content={`0; url=${page.path}`} />}
        <Inline tag="style" text={assets.css} />
      </head>
      <body>
        {children}
        {facts.length > 0 && (
          <Inline tag="script" type="application/ld+json" text={jsonLd(facts)} />
        )}
        <Inline tag="script" type="speculationrules" text={assets.speculation} />
      </body>
    </html>
  );
}

/**
 * Loads the font early. Browsers wait for it before they paint, which a phone can't afford on its first
 * page; on later ones, the boot script drops the condition.
 */
function FontPreload({ href }: { readonly href: string }): ReactNode {
  return <link rel="preload" as="font" crossOrigin="" href={href} media="(min-width:60rem)" />;
}

/** The structured data of a page. */
const factsOf = (page: SitePage, shareCard: string | undefined) =>
  openPage(page).structuredData({
    url: `${business.origin}${page.path}`,
    image: shareCard && `${business.origin}${shareCard}`,
  });

/** Inline text in a script or style element; the security policy allows it by its hash. */
function Inline({
  tag: Tag,
  text,
  type,
}: {
  readonly tag: 'script' | 'style';
  readonly text: string;
  readonly type?: string;
}): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output, at build only
  return <Tag type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}
