import {
  type ColorValue,
  type ShadowValue,
  type Token,
  type TokenFile,
  type TokenMode,
  type TokenValue,
  tokensIn,
  type UnitValue,
} from './token-tree.ts';

const withUnit = ({ value, unit }: UnitValue) => `${value}${unit}`;

/** A length without a unit when it's zero, as in shadows. */
const length = (size: UnitValue) => (size.value === 0 ? '0' : withUnit(size));

/** A color in hexadecimal digits, with two for an alpha below 1. */
function color({ hex, alpha = 1 }: ColorValue): string {
  if (alpha === 1) return hex;
  return (
    hex +
    Math.round(alpha * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

/** Returns a shadow; the format can't say that there's none, so a transparent one means that. */
function shadow({ color: shade, offsetX, offsetY, blur, spread }: ShadowValue): string {
  if (shade.alpha === 0) return 'none';
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
  return `${lengths.map(length).join(' ')} ${color(shade)}`;
}

/** A generic family or a single word needs no quotes. */
const family = (name: string) => (name.includes(' ') ? `"${name}"` : name);

/** Returns the CSS value of a token. */
export function cssValue({ type, fluid }: Token, value: TokenValue): string {
  if (typeof value === 'string') {
    const [, name] = /^\{\w+\.([\w-]+)\}$/.exec(value) ?? [];
    if (!name) throw new Error(`Write ${value} as {group.name} in tokens.json.`);
    return `var(--otm-${name})`;
  }
  if (type === 'color') return color(value as ColorValue);
  if (type === 'shadow') return shadow(value as ShadowValue);
  if (type === 'fontFamily') return (value as readonly string[]).map(family).join(', ');
  if (type === 'cubicBezier') return `cubic-bezier(${(value as readonly number[]).join(', ')})`;
  const size = withUnit(value as UnitValue);
  return fluid ? `clamp(${withUnit(fluid.min)}, ${fluid.preferred}, ${size})` : size;
}

const declaration = (token: Token, value: TokenValue) =>
  `--otm-${token.name}: ${cssValue(token, value)};`;

/** Returns the declarations of the tokens that have a value of their own in a mode. */
const inMode = (tokens: readonly Token[], mode: TokenMode) =>
  tokens.flatMap((token) => {
    const value = token.modes[mode];
    return value === undefined ? [] : [declaration(token, value)];
  });

const rule = (selector: string, lines: readonly string[], indent = '') =>
  [
    `${indent}${selector} {`,
    ...lines.map((line) => line && `${indent}  ${line}`),
    `${indent}}`,
  ].join('\n');

/** Returns the declarations of the default theme, a paragraph for each group. */
const defaults = (tokens: readonly Token[]) =>
  tokens.flatMap((token, index) => {
    const isFirst = token.group !== tokens[index - 1]?.group;
    return [...(isFirst ? [''] : []), declaration(token, token.value)];
  });

/** Returns the style sheet of all tokens. */
export function tokensCss(file: TokenFile): string {
  const tokens = tokensIn(file);
  const light = ['color-scheme: light;', '', ...inMode(tokens, 'light')];
  return `/* Written by \`npm run tokens\` from src/tokens/tokens.json: change values there. */
${rule(':root', ['color-scheme: dark;', ...defaults(tokens)])}

${rule(':root[data-theme="light"]', light)}

@media (prefers-contrast: more) {
${rule(':root:root', inMode(tokens, 'more-contrast'), '  ')}
}

/* Reduced motion means no motion: every duration of the kit is a token. */
@media (prefers-reduced-motion: reduce) {
${rule(':root', inMode(tokens, 'reduced-motion'), '  ')}
}
`;
}
