import sharp from 'sharp';
import type { Renderer } from './bundles.ts';
import { writeSiteFile } from './write-site-file.ts';

/** Pixels of the icon for browsers that don't read SVG. */
const iconSize = 48;

/** Pixels of the icon for home screens, which browsers look for at the root of a site. */
const touchIconSize = 180;

/** Units of the logo's drawing area. */
const drawing = 20;

/** Writes the favicons: the logo in the colors of the default theme. */
export async function writeFavicons({ renderFavicon }: Renderer, css: string): Promise<void> {
  const background = tokenValue(css, '--otm-canvas');
  const svg = renderFavicon({
    background,
    foreground: tokenValue(css, '--otm-accent'),
  });
  const draw = (size: number) =>
    sharp(Buffer.from(svg), { density: (72 * size) / drawing }).resize(size);
  const png = await draw(iconSize).png().toBuffer();
  // Home screens cut the corners themselves, and paint transparent ones black.
  const touchIcon = await draw(touchIconSize).flatten({ background }).png().toBuffer();
  await writeSiteFile('/favicon.svg', svg);
  await writeSiteFile('/favicon.ico', toIcon(png));
  await writeSiteFile('/apple-touch-icon.png', touchIcon);
}

/** The first value of a custom property: the default theme's. */
function tokenValue(css: string, name: string): string {
  const [, value] = new RegExp(`${name}:\\s*([^;}]+)`).exec(css) ?? [];
  if (!value) throw new Error(`Set ${name} in tokens.css: the favicons need it.`);
  return value;
}

/** Wraps a PNG into the ICO format: a header, one directory entry, the picture. */
export function toIcon(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(iconSize, 6);
  header.writeUInt8(iconSize, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
