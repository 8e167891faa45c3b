const axes = { inline: 'width', block: 'height' } as const;
const sides = {
  'block-start': 'top',
  'block-end': 'bottom',
  'inline-start': 'left',
  'inline-end': 'right',
} as const;

/**
 * Replaces the logical sizes and sides of a style sheet by physical ones: all languages of the site run
 * from left to right, and the physical names are shorter. Sources stay logical.
 */
export const physicalCss = (css: string): string =>
  css
    .replace(
      /(?<=[{;](?:max-|min-)?)(inline|block)-size(?=:)/g,
      (_, axis: keyof typeof axes) => axes[axis],
    )
    .replace(
      /(inset|(?:margin|padding|border)-)-?((?:block|inline)-(?:start|end))/g,
      (_, property: string, side: keyof typeof sides) =>
        (property === 'inset' ? '' : property) + sides[side],
    );
