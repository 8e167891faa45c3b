import tokens from '@otm/ui/tokens.json' with { type: 'json' };

/** The page's background in the default theme, for the browser's own surfaces. */
export const themeColor: string = tokens.color.canvas.$value.hex;
