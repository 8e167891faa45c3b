import { createHash } from 'node:crypto';
import type { PageCss } from './page-css.ts';
import { base } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** A picture to write. */
interface Picture {
  readonly name: string;
  readonly svg: string;
  /** The box it's laid out in, unless it has one of its own. */
  readonly size?: { readonly width: number; readonly height: number };
}

/**
 * Writes pictures as SVG files with their own styles. Returns a function from a picture's name to its
 * URL. A picture can't see the document's theme attribute but follows its color scheme.
 */
export async function writePictures(
  pictures: readonly Picture[],
  pageCss: PageCss,
): Promise<(name: string) => string> {
  const texts = new Map<string, string>();
  for (const { name, svg, size } of pictures) {
    const css = await pageCss(svg);
    const text = svg
      .replace(
        /^<svg(?![^>]* viewBox)/,
        size ? `<svg viewBox="0 0 ${size.width} ${size.height}"` : '<svg',
      )
      .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
      .replace('</title>', `</title><style>${forPictures(css)}</style>`);
    texts.set(name, text);
  }
  // One hash for all: a document with seven pictures compresses better.
  const hash = createHash('sha256').update(JSON.stringify([...texts]));
  const ending = `${hash.digest('base64url').slice(0, 8)}.svg`;
  const urls = new Map<string, string>();
  for (const [name, text] of texts) {
    const url = `${base}/assets/${name}-${ending}`;
    urls.set(name, url);
    await writeSiteFile(url, text);
  }
  return (name) => {
    const url = urls.get(name);
    if (!url) throw new Error(`Add ${name} to renderPictures: there is no picture of that name.`);
    return url;
  };
}

/** Turns the light theme into a media query and drops the fonts. */
const forPictures = (css: string) =>
  css
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(
      /:root\[data-theme=light\](\{[^}]*\})/g,
      '@media (prefers-color-scheme:light){:root$1}',
    );
