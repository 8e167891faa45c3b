/** A mark of a class, in a selector. */
const selects = (name: string) => new RegExp(`\\.${name}\\b`);

/** The tokens that color the marks of a class. */
const tokensOf = (name: string, css: string): readonly string[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => selects(name).test(selector))
    .flatMap(
      ([, , declarations = '']) =>
        declarations.match(/(?<=(?:fill|stroke): var\()--otm-[\w-]+/g) ?? [],
    );

/**
 * Lists the classes of marks that keep a color of the theme under forced colors: no rule sets a system
 * color for them, nor does every token that colors them have one.
 */
export const marksWithoutSystemColor = (
  names: Iterable<string>,
  css: { readonly normal: string; readonly forced: string },
): readonly string[] =>
  [...names].filter((name) => {
    if (selects(name).test(css.forced)) return false;
    const tokens = tokensOf(name, css.normal);
    return tokens.length === 0 || tokens.some((token) => !css.forced.includes(`${token}: `));
  });
