import type { ReactNode } from 'react';
import { Head, type HeadProps } from '../../src/app/head/head.tsx';

/** What the build puts into every document. */
export interface DocumentAssets {
  /** The whole style sheet, inlined: the first flight of packets paints the page. */
  readonly css: string;
  /** The boot script, inlined before the body. */
  readonly boot: string;
  /** The speculation rules, as JSON. */
  readonly speculation: string;
  /** The address of the one font that the first paint needs. */
  readonly font: string;
  /** The address of the picture that stands for a page where its path is shared. */
  readonly shareCardUrl: (path: string) => string | undefined;
}

/** Props of {@link Document}. */
export interface DocumentProps extends Omit<HeadProps, 'shareCard'> {
  readonly assets: DocumentAssets;
  /** Whether the document only redirects to its page. */
  readonly isRedirect?: boolean;
  readonly children?: ReactNode;
}

/** A whole document: its head, and the page in its body. */
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
        <Head page={page} indexable={indexable} shareCard={assets.shareCardUrl(page.path)} />
        <Inline tag="script" text={assets.boot} />
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

/** The build's own text in a script or style element, allowed by its hash. */
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
