import type { Locale } from '@otm/schema';

/** The toolbar's languages. A language without a name doesn't compile. */
export const localeNames = { en: 'English', es: 'Español' } satisfies Record<Locale, string>;

/** The toolbar's themes; the first one is the site's default. */
export const themeNames = { dark: 'Dark', light: 'Light' };

/** System preferences; `emulated-media.ts` explains how far the toolbar gets. */
export const motionNames = { 'no-preference': 'Motion', reduce: 'Reduced motion' };
export const colorNames = { none: 'Own colors', active: 'Forced colors (approximation)' };

export const contrastNames = { 'no-preference': 'Usual contrast', more: 'More contrast' };

/** Text sizes that a visitor sets in the browser. */
export const textSizeNames = { usual: 'Text 100%', double: 'Text 200%' };

/** The writing direction of the document. */
export const directionNames = { ltr: 'Left to right', rtl: 'Right to left' };

/** The toolbar's window sizes. */
export const viewports = {
  small: { name: 'Small, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: {
    name: 'Desktop, 1440',
    styles: { width: '1440px', height: '900px' },
    type: 'desktop',
  },
} as const;

/** The window sizes of every story; the small one is a stress. */
export const usualViewports = ['phone', 'tablet', 'desktop'] as const satisfies Viewport[];

/** The name of a window size. */
export type Viewport = keyof typeof viewports;

/** The name of a theme. */
export type Theme = keyof typeof themeNames;

/** One position of the toolbar. No story is written twice to be seen in another one. */
export interface Mode {
  readonly locale: Locale;
  readonly theme: Theme;
  /** A story about a width sets its own viewport instead. */
  readonly viewport: Viewport;
}

const localeList = Object.keys(localeNames) as Locale[];
const themeList = Object.keys(themeNames) as Theme[];

/** Every language in every theme. Each language and each theme meets a desktop and a phone. */
export const modes: readonly Mode[] = localeList.flatMap((locale, row) =>
  themeList.map((theme, column) => ({
    locale,
    theme,
    viewport: (row + column) % 2 === 0 ? 'desktop' : 'phone',
  })),
);

/** The modes of `npm test`: each language, each theme, a desktop and a phone. */
export const testModes: readonly Mode[] = [
  { locale: 'en', theme: 'dark', viewport: 'desktop' },
  { locale: 'es', theme: 'light', viewport: 'phone' },
];

/** The modes of `npm run test:all`: {@link modes}, and once on a tablet. */
export const verifiedModes: readonly Mode[] = [
  ...modes,
  { locale: 'en', theme: 'dark', viewport: 'tablet' },
];

/** Conditions that strain a layout, each with the toolbar positions that differ from the usual ones. */
export const stressModes: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '320 px': { locale: 'es', viewport: { value: 'small' } },
  'text 200%': { locale: 'es', theme: 'light', textSize: 'double', viewport: { value: 'desktop' } },
  'right to left, reduced motion': { direction: 'rtl', reducedMotion: 'reduce' },
  // Apart from each other: axe can't check contrast under forced colors.
  'forced colors': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
  'more contrast, light': { locale: 'es', theme: 'light', contrast: 'more' },
};
