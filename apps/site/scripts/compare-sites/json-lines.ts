/** Flattens a JSON value into one line per leaf, keys in order: `a.b[0] = "text"`. */
export function jsonLines(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((item, index) => jsonLines(item, `${path}[${index}]`));
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0)
    return Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([key, item]) => jsonLines(item, path ? `${path}.${key}` : key));
  return [`${path} = ${JSON.stringify(value)}`];
}

/** Parses text that looks like a JSON object or array; returns undefined for any other text. */
export function parseJson(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
