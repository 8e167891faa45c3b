import { defaultLocale, locales } from '@otm/schema';
import { type DeployProblem, groupByMessage } from './problem.ts';
import type { DocumentFacts } from './read-document.ts';
import type { BuiltSite } from './read-site.ts';

/** Documents without which no shop may open, in the default language. */
const required = ['/index.html', '/risk.html', '/policies.html', '/buy.html', '/404.html'];

const inLocale = (base: string, file: string, locale: string) =>
  `${base}${locale === defaultLocale ? '' : `/${locale}`}${file}`.replace(
    /(?<=.)\/index\.html$/,
    '.html',
  );

/** Finds documents that are missing: required ones, and those that the sitemap lists. */
export function missingDocuments({
  documents,
  hosting,
  origin,
  texts,
}: BuiltSite): readonly DeployProblem[] {
  const wanted = locales.flatMap((locale) =>
    required.map((file) => inLocale(hosting.base, file, locale)),
  );
  // A large one is an index of files.
  const sitemap = [...texts]
    .filter(([path]) => /\/sitemap(?:-\d+)?\.xml$/.test(path))
    .map(([, text]) => text.replace(/<sitemap>.*?<\/sitemap>/gs, ''))
    .join('');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
  const fileOf = (url: string) => {
    const path = url.replace(origin, '').replace(/\/$/, '');
    return [`${path}.html`, `${path}/index.html`].find((file) => documents.has(file));
  };
  const counted = [...documents.values()].filter((it) => it.isListed && !it.isRedirect).length;
  const problems = [
    ...wanted
      .filter((file) => !documents.has(file))
      .map((file) => `${file} is missing: build again.`),
    ...listed
      .filter((url) => fileOf(url) === undefined)
      .map((url) => `The sitemap lists ${url}, which has no document: build again.`),
    ...(listed.length === 0 ? ['The sitemap lists no page: build again.'] : []),
    ...(counted === listed.length || listed.length === 0
      ? []
      : [`The sitemap lists ${listed.length} pages, and ${counted} may be listed: build again.`]),
  ];
  return problems.map((message) => ({ cause: 'documents', message, files: [] }));
}

/** Finds pages that aren't in both languages. */
export function languageProblems(site: BuiltSite): readonly DeployProblem[] {
  const { documents, hosting, origin } = site;
  const fallbacks = new Set(hosting.notFound.map(({ file }) => file));
  const found: (readonly [string, string])[] = [];
  const report = (message: string, file: string) => found.push([message, file]);
  for (const [file, document] of documents) {
    if (file.endsWith('/captcha.html') || document.isRedirect || fallbacks.has(file)) continue;
    const locale =
      locales.find(
        (it) => file.startsWith(`${hosting.base}/${it}/`) || file === `${hosting.base}/${it}.html`,
      ) ?? defaultLocale;
    if (document.lang !== locale)
      report(`The page says it's in "${document.lang}": set its language.`, file);
    if (document.alternates.size === 0) continue;
    for (const other of locales) {
      const url = document.alternates.get(other);
      if (!url) report(`The page has no version in "${other}": add it.`, file);
      else if (!isDocument(documents, url.replace(origin, '')))
        report(`Its version in "${other}" doesn't exist: add it.`, file);
    }
  }
  return groupByMessage('language', found);
}

const isDocument = (documents: ReadonlyMap<string, DocumentFacts>, path: string) => {
  const bare = path.replace(/\/$/, '');
  return documents.has(`${bare}.html`) || documents.has(`${bare}/index.html`);
};
