import { tokenFile, tokensForMode } from '@otm/ui/tokens';

interface Colors {
  readonly [name: string]: { readonly $value: { readonly hex: string } };
}

/** Returns a function from a color token to its hex value in one theme. */
export function colorsOf(theme: 'dark' | 'light'): (name: string) => string {
  const colors = tokensForMode(tokenFile, theme === 'light' ? 'light' : undefined).color as Colors;
  return (name) => {
    const token = colors[name];
    if (!token) throw new Error(`tokens.json has no color "${name}".`);
    return token.$value.hex;
  };
}
