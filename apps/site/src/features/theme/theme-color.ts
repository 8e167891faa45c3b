import tokens from '@otm/ui/tokens.css?raw';

/** The page's background in the default theme, for the browser's own surfaces. */
export const themeColor: string = colorOf('--otm-canvas');

/** The first value of a token: the default theme's. */
function colorOf(name: string): string {
  const [, value] = new RegExp(`${name}:\\s*(#\\w+)`).exec(tokens) ?? [];
  if (!value) throw new Error(`Set ${name} in tokens.css: the theme color needs it.`);
  return value;
}
