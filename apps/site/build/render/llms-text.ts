import { business } from '@otm/content';
import { homePage } from '@otm/content/pages';
import { defaultLocale, type Locale, locales } from '@otm/schema';
import { routes } from '../../src/routes/index.ts';
import { openPage, sitePages } from '../../src/routes/site-pages.ts';

const languageName = (locale: Locale) =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

/** One line per page: its title, its URL, and what it's about. */
const pagesIn = (locale: Locale): readonly string[] =>
  sitePages()
    .filter((page) => page.locale === locale && routes[page.route].indexable)
    .map((page) => {
      const { description, title } = openPage(page).meta;
      return `- [${title}](${business.origin}${page.path}): ${description}`;
    });

/** Renders llms.txt (llmstxt.org): what language models find on the site, by language. */
export function renderLlmsText(): string {
  const parts = [
    `# ${business.product}`,
    `> ${homePage[defaultLocale].meta.description}`,
    ...locales.map((locale) => [`## ${languageName(locale)}\n`, ...pagesIn(locale)].join('\n')),
  ];
  return `${parts.join('\n\n')}\n`;
}
