import type { ReactNode } from 'react';
import { Head, type HeadProps } from '../../src/app/head/head.tsx';

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
  return (
    <html lang={page.locale} data-to={isRedirect}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* Who installs the site starts at its home page; elsewhere the link would only cost bytes. */}
        {page.route === 'home' && !isRedirect && <link rel="manifest" href="/manifest.json" />}
        <Head page={page} indexable={indexable} shareCard={assets.shareCardUrl(page.path)} />
        <Inline tag="script" text={assets.boot} />
        {assets.analytics && !isRedirect && <script type="module" src={assets.analytics} />}
        {isRedirect && <meta httpEquiv="refresh" content={`0; url=${page.path}`} />}
        <Inline tag="style" text={assets.css} />
      </head>
      <body>
        {children}
        <Inline tag="script" type="speculationrules" text={assets.speculation} />
      </body>
    </html>
  );
}

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
