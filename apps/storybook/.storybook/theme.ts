import { business } from '@otm/content';
import logo from '@otm/site/logo.svg';
import { tokenFile } from '@otm/ui/tokens';
import { create, type ThemeVars } from 'storybook/theming';
import { colorsOf } from './token-colors.ts';

/**
 * Links, and below the white text of a selection, which Storybook darkens in a dark theme: the
 * tokens that are readable as both.
 */
const selection = { dark: 'accent-pressed', light: 'accent-border' };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The logo next to the name; an image alone would be all that a brand shows. */
const brand = `<img src="${escaped(logo)}" alt=""><span>${escaped(business.product)} design system</span>`;

function brandTheme(base: 'dark' | 'light'): ThemeVars {
  const of = colorsOf(base);
  return create({
    base,
    brandTitle: brand,
    brandUrl: './?path=/docs/foundations-start--docs',
    brandTarget: '_self',
    fontBase: tokenFile.text.font.$value.join(', '),
    colorPrimary: of('accent-text'),
    colorSecondary: of(selection[base]),
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
