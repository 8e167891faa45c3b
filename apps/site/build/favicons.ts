import sharp from 'sharp';
import type { Renderer } from './bundles.ts';
import { base } from './variant.ts';
import { writeSiteFile } from './write-site-file.ts';

/** Pixels of the icon for browsers that don't read SVG. */
const iconSize = 48;

/** The icon that iOS fetches by its name, without a link. */
const touchIcon = { '/apple-touch-icon.png': 180 } as const;

/** Draws an icon as a picture of so many pixels. */
const toPng = (svg: string, pixels: number) =>
  sharp(Buffer.from(svg), { density: (72 * pixels) / 20 })
    .resize(pixels)
    .png()
    .toBuffer();

/** Writes the favicons and the home screens' icons: the logo in the default theme's colors. */
export async function writeFavicons(
  { iconSizes, renderFavicon }: Renderer,
  css: string,
): Promise<void> {
  const colors = {
    background: tokenValue(css, '--otm-canvas'),
    foreground: tokenValue(css, '--otm-accent'),
  };
  const svg = renderFavicon(colors);
  writeSiteFile(`${base}/favicon.svg`, svg);
  writeSiteFile(`${base}/favicon.ico`, toIcon(await toPng(svg, iconSize)));
  // Systems round these themselves.
  const square = renderFavicon(colors, 0);
  for (const [path, pixels] of Object.entries({ ...touchIcon, ...iconSizes }))
    writeSiteFile(base + path, await toPng(square, pixels));
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
