import { createRequire } from 'node:module';
import type { MeasureText, ShareCardFont } from '@otm/charts';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** The site's family in fixed weights: its variable file cannot be read by the font library. */
const fonts = new Map<number, Font>();

function fontOf(weight: number): Font {
  const open = () => {
    const name = `@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff2`;
    const font = openSync(require.resolve(name));
    if (!('layout' in font)) throw new Error(`${name} is a collection of fonts.`);
    return font;
  };
  const font = fonts.get(weight) ?? open();
  fonts.set(weight, font);
  return font;
}

/** The glyphs of a text and their places, in pixels; fails where the font has no glyph. */
function glyphsOf(text: string, { fontSize, fontWeight, letterSpacing }: ShareCardFont) {
  const font = fontOf(fontWeight);
  const missing = [...text].find((it) => !font.hasGlyphForCodePoint(it.codePointAt(0) ?? 0));
  if (missing)
    throw new Error(
      `The font has no "${missing}", needed for "${text}": reword it, or use another font.`,
    );
  const scale = fontSize / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let width = 0;
  const placed = glyphs.map((glyph, index) => {
    const place = { glyph, x: width };
    width += (positions[index]?.xAdvance ?? 0) * scale + letterSpacing;
    return place;
  });
  return { placed, scale, width: width - letterSpacing };
}

/** The width of a text in pixels, as the site's font sets it. */
export const measureText: MeasureText = (text, font) => glyphsOf(text, font).width;

/**
 * Turns the texts of a picture into outlines, so that whatever paints it needs no font and paints the
 * same everywhere. Each text says its place, size and weight itself.
 */
export const outlineTexts = (svg: string): string =>
  svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, content: string) => {
    const value = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
    const number = (name: string) => Number(value(name) ?? 0);
    const weight = number('font-weight');
    const { placed, scale, width } = glyphsOf(plain(content), {
      fontSize: number('font-size'),
      fontWeight: weight === 500 ? 500 : 600,
      letterSpacing: number('letter-spacing'),
    });
    const start = number('x') - (value('text-anchor') === 'end' ? width : 0);
    const outlines = placed.map(({ glyph, x }) =>
      glyph.path
        .scale(scale, -scale)
        .translate(start + x, number('y'))
        .toSVG(),
    );
    return `<path class="${value('class')}" d="${outlines.join('')}"/>`;
  });

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The characters that React's markup escapes. */
const plain = (content: string) => content.replace(/&[^;]+;/g, (it) => entities[it] ?? it);
