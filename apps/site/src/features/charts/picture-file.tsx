import { type ReactNode, useContext } from 'react';
import { BuildContext } from '../../islands/build-context.ts';

interface PictureFileProps {
  /** The name that the build writes it with. */
  readonly name: string;
  readonly alt: string;
  /** In CSS pixels; the page scales it. */
  readonly size: { readonly width: number; readonly height: number };
  /** Whether it's in the first screen, so that it comes with the document. */
  readonly first?: boolean | undefined;
  /** The picture itself, shown first and where there are no files. */
  readonly children: ReactNode;
}

/** A computed picture that the build writes as a file: inline, it would weigh on the document. */
export function PictureFile({ name, alt, size, first, children }: PictureFileProps): ReactNode {
  const build = useContext(BuildContext);
  if (!build || first) return children;
  const src = build.pictureUrl(name);
  return <img className="otm-picture" {...{ src, ...size }} alt={alt} loading="lazy" />;
}
