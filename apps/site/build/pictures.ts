import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PageCss } from './page-css.ts';
import { base, dist } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** A picture to write. */
interface Picture {
  readonly name: string;
  readonly svg: string;
  /** The box it's laid out in, unless it has one of its own. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
}

/**
 * Makes a function that returns the URL of a picture.
 *
 * @throws Error if there is no such picture.
 */
export const pictureUrlIn =
  (urls: ReadonlyMap<string, string>) =>
  (name: string): string => {
    const url = urls.get(name);
    if (!url) throw new Error(`Add ${name} to renderPictures: there is no picture of that name.`);
    return url;
  };

/**
 * Writes pictures as SVG files with their own styles; those that look the same are one file. Returns
 * their URLs by name. A picture can't see the document's theme attribute but follows its color scheme.
 */
export async function writePictures(
  pictures: readonly Picture[],
  pageCss: PageCss,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  /** The name of the first picture that looks like another. */
  const firstNames = new Map<string, string>();
  const nameOf = new Map<string, string>();
  for (const { name, svg, size } of pictures) {
    const look = JSON.stringify([svg, size]);
    const first = firstNames.get(look) ?? name;
    firstNames.set(look, first);
    nameOf.set(name, first);
    if (first !== name) continue;
    texts.set(name, await textOf({ name, svg, size }, pageCss));
  }
  // One hash for all, and numbers instead of names: a document with seven pictures compresses better.
  const hash = createHash('sha256').update(JSON.stringify([...texts]));
  const start = `${base}/assets/${hash.digest('base64url').slice(0, 8)}`;
  const urls = new Map([...texts.keys()].map((name, index) => [name, `${start}-${index}.svg`]));
  for (const [name, text] of texts) writeSiteFile(pictureUrlIn(urls)(name), text);
  return new Map([...nameOf].map(([name, first]) => [name, pictureUrlIn(urls)(first)]));
}

/** The text of a picture's file. */
async function textOf({ size, svg }: Picture, pageCss: PageCss): Promise<string> {
  const css = await pageCss(svg);
  return svg
    .replace(
      /^<svg(?![^>]* viewBox)/,
      size ? `<svg viewBox="0 0 ${size.width} ${size.height}"` : '<svg',
    )
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('</title>', () => `</title><style>${escapeXml(forPictures(css))}</style>`);
}

/** Escapes CSS for XML, where a media query such as `width < 15rem` would start a tag. */
const escapeXml = (css: string) => css.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Whether pictures look as they were written by an earlier build, at the same URLs. */
export async function areWritten(
  pictures: readonly Picture[],
  urls: ReadonlyMap<string, string>,
  pageCss: PageCss,
): Promise<boolean> {
  for (const picture of pictures) {
    const url = urls.get(picture.name);
    if (url === undefined) continue;
    const written = readFileSync(`${dist}/site${url}`, 'utf8');
    if (written !== (await textOf(picture, pageCss))) return false;
  }
  return true;
}

/** Turns the light theme into a media query and drops the fonts. */
const forPictures = (css: string) =>
  css
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(
      /:root\[data-theme=light\](\{[^}]*\})/g,
      '@media (prefers-color-scheme:light){:root$1}',
    );
