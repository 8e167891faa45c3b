import type { ArticleText, Block, Locale, SearchKind } from '@otm/schema';
import { anchorOf } from '@otm/ui';
import { plainTexts } from './plain-texts.ts';
import type { SearchDocument } from './search-document.ts';

/** The place of an article on the site. */
export interface ArticlePlace {
  readonly kind: SearchKind;
  readonly url: string;
  readonly locale: Locale;
}

/** Returns an article's summary, its sections with the URLs of their headings, and its questions. */
export function articleDocuments(
  { title, summary, blocks }: ArticleText,
  { kind, url, locale }: ArticlePlace,
): readonly SearchDocument[] {
  const [intro = [], ...sections] = sectionsOf(blocks);
  return [
    { url, title, kind, text: join([summary, ...proseOf(intro, locale)]) },
    ...sections.flatMap(([heading, ...rest]) => {
      if (heading?.type !== 'heading') return [];
      const text = join(proseOf(rest, locale));
      const sectionUrl = `${url}#${anchorOf(heading.text)}`;
      return text ? [{ url: sectionUrl, title, kind, section: heading.text, text }] : [];
    }),
    ...blocks.flatMap((block) => (block.type === 'questions' ? questionDocuments(block, url) : [])),
  ];
}

/** Splits blocks at headings; each section after the first starts with its heading. */
function sectionsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'heading') sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}

/** Excludes questions, which are documents of their own, and what every article ends with. */
const isOwnProse = ({ type }: Block) => !['questions', 'terms', 'riskNote'].includes(type);

const proseOf = (blocks: readonly Block[], locale: Locale) =>
  plainTexts(blocks.filter(isOwnProse), locale);

const questionDocuments = (
  { questions }: Extract<Block, { type: 'questions' }>,
  url: string,
): readonly SearchDocument[] =>
  questions.map(({ question, answer }, index) => ({
    url: `${url}#q${index + 1}`,
    title: question,
    kind: 'questions',
    text: join(answer),
  }));

const join = (texts: readonly string[]) => texts.join(' ');
