import { loadEnv } from 'vite';

/**
 * The path that the site is below, such as `/shop` of a project page; empty at the root of a domain.
 * The fixture shop is always at the root.
 */
export const siteBase = (mode: string): string =>
  mode === 'fixture' ? '' : (loadEnv('production', '../..', 'SITE_').SITE_BASE ?? '');
