import type { ArticleText, Block, Locale, SearchKind } from '@otm/schema';
import { anchorOf } from '@otm/ui';
import { plainTexts } from './plain-texts.ts';
import type { SearchDocument } from './search-document.ts';

/** Where an article lies. */
export interface ArticlePlace {
  readonly kind: SearchKind;
  readonly url: string;
  readonly locale: Locale;
}

/** An article's summary, then its sections, each with the address of its heading; then its questions. */
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
      const address = `${url}#${anchorOf(heading.text)}`;
      return text ? [{ url: address, title, kind, section: heading.text, text }] : [];
    }),
    ...blocks.flatMap((block) => (block.type === 'questions' ? questionDocuments(block, url) : [])),
  ];
}

/** The blocks before the first heading, then those of each heading, with it. */
function sectionsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.type === 'heading') sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections;
}

/** Questions are found by themselves; what every article ends with says nothing of this one. */
const isOwnProse = ({ type }: Block) => !['questions', 'terms', 'riskNote'].includes(type);

const proseOf = (blocks: readonly Block[], locale: Locale) =>
  plainTexts(blocks.filter(isOwnProse), locale);

const questionDocuments = (
  { questions }: Extract<Block, { type: 'questions' }>,
  url: string,
): readonly SearchDocument[] =>
  questions.map(({ question, answer }, place) => ({
    url: `${url}#q${place + 1}`,
    title: question,
    kind: 'questions',
    text: join(answer),
  }));

const join = (texts: readonly string[]) => texts.join(' ');
