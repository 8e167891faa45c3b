import { formatDate } from '@otm/content';
import type { Article } from '@otm/schema';
import { anchorOf, BlockList } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { readingMinutes } from './reading-time.ts';
import { useBlockContext } from './use-block-context.ts';

/** The id of an article within its page; menus link to it. */
export const cardId = 'card';

/** The fewest headings with a table of contents. */
const minHeadings = 3;

/** A title. A question after the name of its subject stays together on a line of its own. */
function Title({ children }: { readonly children: string }) {
  const [, subject, question] = /^(.+?: )(.+\?)$/.exec(children) ?? [];
  if (!question) return children;
  return (
    <>
      {subject}
      <span className="otm-article__question">{question}</span>
    </>
  );
}

interface ArticleViewProps {
  /** The article or post; its text in the page's language is shown. */
  readonly article: Article;
}

/** An article: title, dates, contents and its blocks. */
export function ArticleView({ article }: ArticleViewProps): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  const context = useBlockContext();
  const { published, updated, text } = article;
  const { title, summary, blocks } = text[locale];
  const headings = blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));
  const hasContents = headings.length >= minHeadings;
  return (
    // The style sheet knows the columns before the contents have arrived.
    <article className="otm-article" id={cardId} data-contents={hasContents ? '' : undefined}>
      <h1>
        <Title>{title}</Title>
      </h1>
      <p className="otm-lead">{summary}</p>
      <p className="otm-article__facts">
        <time dateTime={published}>
          {t('article.published', { date: formatDate(published, locale) })}
        </time>
        {updated && (
          <time dateTime={updated}>
            {t('article.updated', { date: formatDate(updated, locale) })}
          </time>
        )}
        <span>{t('article.readingTime', { minutes: readingMinutes(text[locale]) })}</span>
      </p>
      {hasContents && (
        <nav className="otm-contents" aria-label={t('article.contents')}>
          <strong>{t('article.contents')}</strong>
          <ol>
            {headings.map((heading) => (
              <li key={heading}>
                <a href={`#${anchorOf(heading)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <BlockList blocks={blocks} context={context} />
    </article>
  );
}
