/** Values of the Design Tokens format, 2025.10, as far as this kit uses them. */
export interface ColorValue {
  readonly colorSpace: 'srgb';
  /** Red, green and blue from 0 to 1; `npm run tokens` computes them from `hex`. */
  readonly components: readonly number[];
  readonly alpha?: number;
  readonly hex: string;
}

export interface UnitValue {
  readonly value: number;
  readonly unit: 'px' | 'rem' | 'ms' | 's';
}

export interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: UnitValue;
  readonly offsetY: UnitValue;
  readonly blur: UnitValue;
  readonly spread: UnitValue;
}

/** A value; a string is an alias, such as `{color.ink}`. */
export type TokenValue =
  | ColorValue
  | UnitValue
  | ShadowValue
  | string
  | readonly (string | number)[];

/** The kind of a token, by `$type`. */
type TokenType = 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily' | 'shadow';

/** Where a token has another value than in the dark theme. */
export type TokenMode = 'light' | 'more-contrast' | 'reduced-motion';

interface TokenExtensions {
  readonly 'org.otm.modes'?: Readonly<Partial<Record<TokenMode, TokenValue>>>;
  /** A size that grows with the window, up to `$value`. */
  readonly 'org.otm.fluid'?: { readonly min: UnitValue; readonly preferred: string };
}

interface TokenJson {
  readonly $type?: TokenType;
  readonly $value: TokenValue;
  readonly $extensions?: TokenExtensions;
}

/** A token with what its place in the file adds. */
export interface Token {
  /** Its CSS custom property is `--otm-<name>`. */
  readonly name: string;
  readonly group: string;
  readonly type: TokenType;
  readonly value: TokenValue;
  readonly modes: Readonly<Partial<Record<TokenMode, TokenValue>>>;
  readonly fluid?: { readonly min: UnitValue; readonly preferred: string } | undefined;
}

/** The contents of `tokens.json`: groups of tokens. */
export type TokenFile = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isToken = (value: unknown): value is TokenJson => isObject(value) && '$value' in value;

/** Returns all tokens of a file, in its order. */
export function tokensIn(file: TokenFile): readonly Token[] {
  return Object.entries(file).flatMap(([group, members]) => {
    if (!isObject(members)) return [];
    return Object.entries(members).flatMap(([name, token]) => {
      if (!isToken(token)) return [];
      const type = token.$type ?? (members.$type as TokenType | undefined);
      if (!type) throw new Error(`Give ${group}.${name} or its group a $type in tokens.json.`);
      const { 'org.otm.modes': modes = {}, 'org.otm.fluid': fluid } = token.$extensions ?? {};
      return [{ name, group, type, value: token.$value, modes, fluid }];
    });
  });
}
