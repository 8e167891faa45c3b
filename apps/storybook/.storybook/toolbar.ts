import type { Locale } from '@otm/schema';

/** The toolbar's languages; one without a name does not compile. */
export const localeNames = { en: 'English', es: 'Español' } satisfies Record<Locale, string>;

/** The toolbar's themes; the first one is the site's own. */
export const themeNames = { dark: 'Dark', light: 'Light' };

/** What a visitor's system may ask for; see `emulated-media.ts` for how far the toolbar gets. */
export const motionNames = { 'no-preference': 'Motion', reduce: 'Reduced motion' };
export const colorNames = { none: 'Own colors', active: 'Forced colors (approximation)' };

/** Which way the document is written. */
export const directionNames = { ltr: 'Left to right', rtl: 'Right to left' };

/** The name of a theme. */
export type Theme = keyof typeof themeNames;

/** What the toolbar sets: every story exists for each of its values without being written twice. */
export interface Toolbar {
  readonly locale: Locale;
  readonly theme: Theme;
}

/** Every setting of the toolbar; the stories are tested and photographed in all of them. */
export const settings: readonly Toolbar[] = (Object.keys(localeNames) as Locale[]).flatMap(
  (locale) => (Object.keys(themeNames) as Theme[]).map((theme) => ({ locale, theme })),
);

/** Widths of the toolbar: a phone, a tablet, a desk. */
export const viewports = {
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desk: { name: 'Desk, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
