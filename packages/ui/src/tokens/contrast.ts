import { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
import { type TokenFile, tokensIn } from './token-tree.ts';
import { cssValue } from './tokens-css.ts';

/** Converts an sRGB channel to linear light, by the formula of WCAG 2.2. */
const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`${hex} is not a color of six hex digits.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The themes whose colors differ. */
export const themes = ['dark', 'light'] as const;

/** A theme of the site. */
type Theme = (typeof themes)[number];

/** A pair of colors in a theme, with the contrast that it has and the one that it needs. */
export interface PairContrast {
  readonly theme: Theme;
  readonly token: string;
  readonly fill: string;
  readonly contrast: number;
  readonly least: number;
}

/** Returns the contrast of every pair of colors that may meet, in both themes. */
export function pairContrasts(
  file: TokenFile,
  pairs: readonly ContrastPair[] = contrastPairs,
): readonly PairContrast[] {
  const tokens = new Map(tokensIn(file).map((token) => [token.name, token]));
  const colorOf = (name: string, theme: Theme) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`tokens.json has no color "${name}".`);
    return cssValue(token, (theme === 'light' && token.modes.light) || token.value);
  };
  return themes.flatMap((theme) =>
    pairs.map(([token, fill, least]) => ({
      theme,
      token,
      fill,
      contrast: contrast(colorOf(token, theme), colorOf(fill, theme)),
      least,
    })),
  );
}
