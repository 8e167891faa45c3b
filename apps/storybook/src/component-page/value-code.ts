import { isValidElement, type ReactElement } from 'react';

/** The widest literal on one line. */
const lineWidth = 72;

/** The longest literal that's still an example; a chart's data isn't. */
const longest = 40;

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** Returns the pieces between brackets, on one line if they fit. */
function bracketed(open: string, pieces: readonly string[], close: string): string {
  const line = `${open} ${pieces.join(', ')} ${close}`;
  if (pieces.length === 0) return `${open}${close}`;
  if (line.length <= lineWidth && !line.includes('\n'))
    return open === '[' ? `[${pieces.join(', ')}]` : line;
  return `${open}\n${pieces.map((piece) => `  ${piece.replaceAll('\n', '\n  ')},\n`).join('')}${close}`;
}

/** Returns each value as code, or nothing if one of them has none. */
function all(values: readonly unknown[]): readonly string[] | undefined {
  const codes = values.map(literal);
  return codes.every((code) => code !== undefined) ? codes : undefined;
}

/** Returns a native element as JSX; the names of components don't survive a build. */
function jsx({ type, props }: ReactElement<Record<string, unknown>>): string | undefined {
  if (typeof type !== 'string') return undefined;
  const { children = [], ...rest } = props;
  const inside = [children]
    .flat()
    .map((child) => (typeof child === 'string' ? child : literal(child)));
  const attributes = Object.entries(rest).map(([name, value]) =>
    typeof value === 'string' ? ` ${name}="${value}"` : ` ${name}={${literal(value)}}`,
  );
  if (inside.includes(undefined)) return undefined;
  return `<${type}${attributes.join('')}>${inside.join('')}</${type}>`;
}

function literal(value: unknown): string | undefined {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'function') return '() => {}';
  if (typeof value !== 'object' || value === null) return String(value);
  if (isValidElement<Record<string, unknown>>(value)) return jsx(value);
  if (Array.isArray(value)) {
    const items = all(value);
    return items && bracketed('[', items, ']');
  }
  if (!isPlain(value)) return undefined;
  const codes = all(Object.values(value));
  const name = (key: string) => (/^[\w$]+$/.test(key) ? key : quoted(key));
  return (
    codes &&
    bracketed(
      '{',
      Object.keys(value).map((key, at) => `${name(key)}: ${codes[at]}`),
      '}',
    )
  );
}

/** Returns a value as source code, or nothing if an example can't show it. */
export function codeOf(value: unknown): string | undefined {
  const code = literal(value);
  return code && code.split('\n').length > longest ? undefined : code;
}
