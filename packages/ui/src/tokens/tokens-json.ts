import type { ColorValue, TokenFile, TokenMode, TokenValue } from './token-tree.ts';

const isColor = (value: unknown): value is ColorValue =>
  typeof value === 'object' && value !== null && 'colorSpace' in value && 'hex' in value;

/** Returns a color whose components follow from its hex digits, so that one edit changes both. */
function withComponents(value: ColorValue): ColorValue {
  if (!/^#[\da-f]{6}$/.test(value.hex))
    throw new Error(`Write ${value.hex} as # and six lowercase hex digits in tokens.json.`);
  const components = [1, 3, 5].map(
    (start) =>
      Math.round((Number.parseInt(value.hex.slice(start, start + 2), 16) / 255) * 1e4) / 1e4,
  );
  return { ...value, components };
}

/** Innermost objects and lists, which fit on one line. */
const innermost = /[{[]\n\s+[^{}[\]]+[}\]]/g;

const onOneLine = (text: string) =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\[ /, '[')
    .replace(/ \]$/, ']');

/** Returns the text of `tokens.json`, in the format that Biome keeps. */
export function tokensJson(file: TokenFile): string {
  const text = JSON.stringify(
    file,
    (_, value) => (isColor(value) ? withComponents(value) : value),
    2,
  );
  return `${text.replace(innermost, onOneLine)}\n`;
}

interface Node {
  readonly $value?: TokenValue;
  readonly $extensions?: { readonly 'org.otm.modes'?: Partial<Record<TokenMode, TokenValue>> };
}

/**
 * Returns the tokens with the values of one mode, without extensions: a file for tools that know
 * nothing of our modes.
 */
export function tokensForMode(file: TokenFile, mode?: TokenMode): TokenFile {
  const text = JSON.stringify(file, (_, node: unknown) => {
    if (typeof node !== 'object' || node === null || !('$value' in node)) return node;
    const { $extensions, ...token } = node as Node;
    const value = mode && $extensions?.['org.otm.modes']?.[mode];
    return value === undefined ? token : { ...token, $value: value };
  });
  return JSON.parse(text);
}
