import { Markdown } from '@storybook/addon-docs/blocks';
import type { AnchorHTMLAttributes, ImgHTMLAttributes } from 'react';

export interface ReadmeProps {
  /** The Markdown text of the file. */
  readonly text: string;
  /** Only the part below this heading of the second level. */
  readonly section?: string;
}

/** The lines from a heading to the next one. */
function partOf(text: string, section: string): string {
  const [, part] = text.split(`\n## ${section}\n`);
  if (part === undefined) throw new Error(`The file has no section "${section}".`);
  return part.split('\n## ')[0] ?? '';
}

const elsewhere = (address = '') => /^https?:/.test(address);

/** Files that lie beside a README are not here: their names are what is left of the links. */
function Link({ href, children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return elsewhere(href) ? <a href={href}>{children}</a> : <strong>{children}</strong>;
}

function Picture({ src = '', alt = '' }: ImgHTMLAttributes<HTMLImageElement>) {
  return elsewhere(src) ? <img src={src} alt={alt} /> : <em>{alt}</em>;
}

const overrides = { a: { component: Link }, img: { component: Picture } };

/** A README of the repository as a page: nothing is written twice. */
export function Readme({ text, section }: ReadmeProps) {
  return <Markdown options={{ overrides }}>{section ? partOf(text, section) : text}</Markdown>;
}
