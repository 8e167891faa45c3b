import { defaultLocale, locales } from '@otm/schema';
import { paths, type RoutePath } from '../../routes/paths.ts';

/**
 * The fixed part of a route's patterns, for example `features` of `/features/:slug?`. A hyphen or
 * underscore stands for any character, so that a path and an alias with the other sign are one pattern.
 */
const basesOf = ({ path, aliases = [] }: RoutePath) =>
  [...(typeof path === 'string' ? [path] : Object.values(path)), ...aliases].map((pattern) =>
    pattern.replace(/^\/|\/?:.*$/g, '').replace(/[-_]/g, '.'),
  );

/**
 * The source of the pattern for URL paths that keep a referral code: each route exactly or followed
 * by a slash, and the home page exactly. The build inlines it into the boot script.
 *
 * @param base - the path that the site is below
 */
export function referralPaths(base = ''): string {
  const keepers = Object.values<RoutePath>(paths).filter(({ keepsReferral }) => keepsReferral);
  const bases = [...new Set(keepers.flatMap(basesOf))];
  const prefixes = locales.filter((it) => it !== defaultLocale).map((locale) => `/${locale}`);
  const routes = `(/(${bases.filter(Boolean).join('|')})(/.*)?)${bases.includes('') ? '?' : ''}`;
  return `^${base}(${prefixes.join('|')})?${routes}/*$`;
}
