import { locales } from '@otm/schema';
import type { DeployProblem } from './problem.ts';
import type { BuiltSite } from './read-site.ts';

/** Finds languages in which no page names the host that counts visits. */
export function visitProblems({ documents, visitsHost }: BuiltSite): readonly DeployProblem[] {
  if (!visitsHost) return [];
  const pages = [...documents.values()];
  return locales
    .filter(
      (locale) => !pages.some(({ lang, text }) => lang === locale && text.includes(visitsHost)),
    )
    .map((locale) => ({
      cause: 'disclosure',
      message: `No page in "${locale}" says that ${visitsHost} counts visits: say so in packages/content/statements/privacy/${locale}.md, with {% visits %}.`,
      files: [],
    }));
}
