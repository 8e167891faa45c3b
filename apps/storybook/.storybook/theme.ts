import { business } from '@otm/content';
import logo from '@otm/site/logo.svg';
import { tokenFile, tokensForMode } from '@otm/ui/tokens';
import { create, type ThemeVars } from 'storybook/theming';

interface Colors {
  readonly [name: string]: { readonly $value: { readonly hex: string } };
}

const colorsOf = (theme: 'dark' | 'light') =>
  tokensForMode(tokenFile, theme === 'light' ? 'light' : undefined).color as Colors;

/** Storybook writes white on it, in both themes. */
const selected = colorsOf('light')['accent-border']?.$value.hex ?? '';

function brandTheme(base: 'dark' | 'light'): ThemeVars {
  const colors = colorsOf(base);
  const of = (name: string) => colors[name]?.$value.hex ?? '';
  return create({
    base,
    brandTitle: `${business.product} design system`,
    brandImage: logo,
    brandUrl: './?path=/docs/foundations-start--docs',
    brandTarget: '_self',
    fontBase: tokenFile.text.font.$value.join(', '),
    colorPrimary: of('accent-text'),
    colorSecondary: selected,
    appBg: of('sunken'),
    appContentBg: of('canvas'),
    appPreviewBg: of('canvas'),
    appBorderColor: of('line'),
    appBorderRadius: tokenFile.size['radius-m'].$value.value,
    textColor: of('ink'),
    textInverseColor: of('canvas'),
    textMutedColor: of('ink-muted'),
    barBg: of('sunken'),
    barTextColor: of('ink-muted'),
    barHoverColor: of('ink'),
    barSelectedColor: of('accent-text'),
    buttonBg: of('surface'),
    buttonBorder: of('line-strong'),
    booleanBg: of('sunken'),
    booleanSelectedBg: of('overlay'),
    inputBg: of('surface'),
    inputBorder: of('line-strong'),
    inputTextColor: of('ink'),
    inputBorderRadius: tokenFile.size['radius-s'].$value.value,
  });
}

/** The product's look for the manager and the docs pages, from the tokens. */
export const brandThemes = { dark: brandTheme('dark'), light: brandTheme('light') };
