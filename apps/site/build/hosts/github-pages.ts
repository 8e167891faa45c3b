import { defaultLocale, locales } from '@otm/schema';
import type { SiteHosting } from './site-hosting.ts';

/**
 * Configures GitHub Pages, which can neither send headers nor redirect: documents redirect by
 * themselves, and the policy is in each document. `.nojekyll` publishes every file as it is.
 */
export const githubPages = (): Record<string, string> => ({ '.nojekyll': '' });

/**
 * Names the translations of the 404 document, the only one that GitHub Pages sends. Every unknown
 * path has it, so a visitor with another stored language would be redirected without end; the link
 * leads to the 404 page of that language instead.
 */
export const linkTranslations = (html: string, { base }: Pick<SiteHosting, 'base'>): string =>
  html.replace('<title>', (title) => {
    const others = locales.filter((locale) => locale !== defaultLocale);
    const links = others.map(
      (locale) => `<link rel="alternate" hreflang="${locale}" href="${base}/${locale}/404"/>`,
    );
    return links.join('') + title;
  });
