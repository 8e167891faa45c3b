import { business } from '@otm/content';
import { homePage } from '@otm/content/pages';
import { defaultLocale, type Locale, locales } from '@otm/schema';
import { routes } from '../../src/routes/index.ts';
import { openPage, sitePages } from '../../src/routes/site-pages.ts';
import { markdownPages } from './markdown.ts';

const languageName = (locale: Locale) =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

/** One line per page: its title, its URL, and what it's about; of an article, the URL of its Markdown. */
const pagesIn = (locale: Locale, markdown: ReadonlyMap<string, string>): readonly string[] =>
  sitePages()
    .filter((page) => page.locale === locale && routes[page.route].indexable)
    .map((page) => {
      const { description, title } = openPage(page).meta;
      const path = markdown.get(page.path) ?? page.path;
      return `- [${title}](${business.origin}${path}): ${description}`;
    });

/** Renders llms.txt (llmstxt.org): what language models find on the site, by language. */
export function renderLlmsText(): string {
  const markdown = new Map(markdownPages().map(({ path, file }) => [path, file]));
  const parts = [
    `# ${business.product}`,
    `> ${homePage[defaultLocale].meta.description}`,
    ...locales.map((locale) =>
      [`## ${languageName(locale)}\n`, ...pagesIn(locale, markdown)].join('\n'),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
