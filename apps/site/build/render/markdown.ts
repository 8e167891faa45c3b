import { business } from '@otm/content';
import { type Article, type Locale, locales } from '@otm/schema';
import { computeOnce } from '../../src/compute-once.ts';
import { blocksMarkdown, escapeMarkdown } from '../../src/features/markdown/block-markdown.ts';
import { features, glossary, posts } from '../../src/library.ts';
import { pathTo } from '../../src/routes/links.ts';

const absolute = (href: string) => (href.startsWith('/') ? `${business.origin}${href}` : href);

const termName = (locale: Locale) => (id: string) =>
  glossary.find((term) => term.id === id)?.name[locale] ?? id;

/** The Markdown of an article or a post in a language, and its page. */
export interface MarkdownPage {
  readonly article: Article;
  readonly locale: Locale;
  /** The path of the page. */
  readonly path: string;
  /** The path of its Markdown. */
  readonly file: string;
}

const routedArticles: () => readonly (readonly [route: 'features' | 'post', Article])[] =
  computeOnce(() => [
    ...features.map((article) => ['features', article] as const),
    ...posts.map((article) => ['post', article] as const),
  ]);

function pageIn(locale: Locale, route: 'features' | 'post', article: Article): MarkdownPage {
  const path = pathTo(route, locale, { slug: article.slug[locale] });
  return { article, locale, path, file: `${path}.md` };
}

/** Every article and post in every language has Markdown, for readers that don't need the page. */
export const markdownPages = (): readonly MarkdownPage[] =>
  locales.flatMap((locale) =>
    routedArticles().map(([route, article]) => pageIn(locale, route, article)),
  );

/** The page at a place of that list. */
export function markdownPageAt(place: number): MarkdownPage | undefined {
  const articles = routedArticles();
  const locale = locales[Math.floor(place / articles.length)];
  const found = articles[place % articles.length];
  return locale && found && pageIn(locale, ...found);
}

/** Writes an article as Markdown: what it says, without the site around it. */
export function renderMarkdown({ article, locale, path }: MarkdownPage): string {
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
