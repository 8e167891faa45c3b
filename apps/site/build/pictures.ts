import { createHash } from 'node:crypto';
import type { PageCss } from './page-css.ts';
import { writeSiteFile } from './write-site-file.ts';

/** A picture on its way to a file. */
interface Picture {
  readonly name: string;
  readonly svg: string;
}

/**
 * Writes pictures as SVG files with their own styles, and answers with the address of each. A picture
 * cannot see the document's theme attribute, but it follows the colour scheme that goes with it.
 */
export async function writePictures(
  pictures: readonly Picture[],
  pageCss: PageCss,
): Promise<(name: string) => string> {
  const texts = new Map<string, string>();
  for (const { name, svg } of pictures) {
    const css = await pageCss(svg);
    const text = svg
      .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120"')
      .replace('</title>', `</title><style>${forPictures(css)}</style>`);
    texts.set(name, text);
  }
  // One hash for the set: a document that names seven of them carries its random letters once.
  const hash = createHash('sha256').update(JSON.stringify([...texts]));
  const ending = `${hash.digest('base64url').slice(0, 8)}.svg`;
  const addresses = new Map<string, string>();
  for (const [name, text] of texts) {
    const address = `/assets/${name}-${ending}`;
    addresses.set(name, address);
    await writeSiteFile(address, text);
  }
  return (name) => {
    const address = addresses.get(name);
    if (!address) throw new Error(`No picture is called ${name}.`);
    return address;
  };
}

/** The light theme as a picture can ask for it; fonts and whole-page rules stay away. */
const forPictures = (css: string) =>
  css
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(
      /:root\[data-theme=light\](\{[^}]*\})/g,
      '@media (prefers-color-scheme:light){:root$1}',
    );
