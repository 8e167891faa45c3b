/**
 * Writes a value for a JSX attribute, or one of Astro, which reads like it: in quotes where that's
 * unambiguous, otherwise as an expression. No `<` is left that could end a script.
 */
export const writeValue = (value: string): string =>
  /^[^"&<>{}\\\p{Cc}]+$/u.test(value)
    ? `"${value}"`
    : `{${JSON.stringify(value).replaceAll('<', '\\u003c')}}`;
