import { business } from '@otm/content';
import { type Article, type Locale, locales } from '@otm/schema';
import { blocksMarkdown, escapeMarkdown } from '../../src/features/markdown/block-markdown.ts';
import { features, glossary, posts } from '../../src/library.ts';
import { pathTo } from '../../src/routes/links.ts';

const absolute = (href: string) => (href.startsWith('/') ? `${business.origin}${href}` : href);

const termName = (locale: Locale) => (id: string) =>
  glossary.find((term) => term.id === id)?.name[locale] ?? id;

/** An article of the guide or a post, with its path in a language. */
interface Place {
  readonly article: Article;
  readonly locale: Locale;
  readonly path: string;
}

/** Every article and post in every language. */
const places = (): readonly Place[] =>
  locales.flatMap((locale) =>
    (
      [
        ['features', features],
        ['post', posts],
      ] as const
    ).flatMap(([route, articles]) =>
      articles.map((article) => ({
        article,
        locale,
        path: pathTo(route, locale, { slug: article.slug[locale] }),
      })),
    ),
  );

/** The path of a page's Markdown. */
export const markdownPath = (path: string): string => `${path}.md`;

/** Writes an article as Markdown: what it says, without the site around it. */
function articleMarkdown({ article, locale, path }: Place): string {
  const { blocks, summary, title } = article.text[locale];
  const url = absolute(path);
  const parts = [
    `# ${escapeMarkdown(title)}`,
    `> ${escapeMarkdown(summary)}`,
    `${business.product}, ${article.updated ?? article.published}: <${url}>`,
    blocksMarkdown(blocks, { absolute, termName: termName(locale), url }),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Renders the Markdown of every article and post, for readers that don't need the page. */
export const renderMarkdown = () =>
  places().map((place) => ({ path: markdownPath(place.path), text: articleMarkdown(place) }));
