import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** The files that Vite reads settings from in production; a later one wins. */
const files = ['.env', '.env.local', '.env.production', '.env.production.local'];

/**
 * The path that the site is below, such as `/shop` of a project page; empty at the root of a domain.
 * The fixture shop is always at the root.
 */
export function siteBase(mode: string): string {
  if (mode === 'fixture') return '';
  const found = files.map((name) => `../../${name}`).filter((file) => existsSync(file));
  const settings = found.map((file) => parseEnv(readFileSync(file, 'utf8')));
  // Not from Vite, which takes longer to load than a page to render.
  return Object.assign({}, ...settings, process.env).SITE_BASE ?? '';
}
