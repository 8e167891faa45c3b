const declared = /@font-face\{font-family:((?!Title)[^;]+)/g;

/**
 * Gives the fonts that a style sheet declares short names: nothing outside of it refers to them, since
 * other styles take the font from a custom property. Only the boot script names the title's face.
 */
export function withShortFontNames(css: string): string {
  const names = new Set([...css.matchAll(declared)].map(([, name = '']) => name));
  return [...names].reduce(
    (text, name, index) =>
      text.replace(new RegExp(`(?<=[:, ])("?)${name}\\1(?=[,;}])`, 'g'), `_${index}`),
    css,
  );
}
