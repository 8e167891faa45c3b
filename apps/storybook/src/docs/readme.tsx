import { Markdown } from '@storybook/addon-docs/blocks';
import type { AnchorHTMLAttributes, ImgHTMLAttributes } from 'react';

/** The README to show, or one section of it. */
export interface ReadmeProps {
  /** The Markdown text of the file. */
  readonly text: string;
  /** Shows only the section below this second-level heading. */
  readonly section?: string;
}

/** Returns the text between a heading and the next one. */
function partOf(text: string, section: string): string {
  const [, part] = text.split(`\n## ${section}\n`);
  if (part === undefined) throw new Error(`The file has no section "${section}".`);
  return part.split('\n## ')[0] ?? '';
}

const isAbsolute = (url = '') => /^https?:/.test(url);

/** A link. Relative ones point to files that Storybook doesn't have, so only their text remains. */
function Link({ href, children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return isAbsolute(href) ? <a href={href}>{children}</a> : <strong>{children}</strong>;
}

function Picture({ src = '', alt = '' }: ImgHTMLAttributes<HTMLImageElement>) {
  return isAbsolute(src) ? <img src={src} alt={alt} /> : <em>{alt}</em>;
}

const overrides = { a: { component: Link }, img: { component: Picture } };

/** A README of the repository as a docs page. */
export function Readme({ text, section }: ReadmeProps) {
  return <Markdown options={{ overrides }}>{section ? partOf(text, section) : text}</Markdown>;
}
