import type { Block, BlockOf, BlockType, Href, TitledText } from '@otm/schema';

/** The parts of the site that the Markdown of a block refers to. */
export interface MarkdownContext {
  /** The absolute URL of a link's target. */
  readonly absolute: (href: Href) => string;
  /** The name of a glossary term. */
  readonly termName: (id: string) => string;
  /** The URL of the page, for what only the page can show. */
  readonly url: string;
}

type Writer<Type extends BlockType> = (block: BlockOf<Type>, context: MarkdownContext) => string;

/** Escapes what Markdown would read as markup. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_<>[\]]/g, '\\$&');

const link = (label: string, href: Href, { absolute }: MarkdownContext) =>
  `[${escapeMarkdown(label)}](${absolute(href)})`;

/** Links each `[label]` of a text to the target at its index. */
const linked = (text: string, links: readonly Href[], context: MarkdownContext) => {
  let index = 0;
  return text
    .split(/(\[[^\]]+\])/)
    .map((part) => {
      if (!/^\[.+\]$/.test(part)) return escapeMarkdown(part);
      const href = links[index++];
      const label = part.slice(1, -1);
      return href === undefined ? escapeMarkdown(label) : link(label, href, context);
    })
    .join('');
};

const plain = ({ text }: { readonly text: string }) => escapeMarkdown(text);
const strong = (text: string) => `**${escapeMarkdown(text)}**`;
const titled = ({ title, text }: TitledText) => `${strong(title)} ${escapeMarkdown(text)}`;
const ended = (title: string) => (/\p{Sentence_Terminal}$/u.test(title) ? title : `${title}.`);
/** A note whose title, in bold, is a sentence of its own. */
const note = ({ title, text }: TitledText) => titled({ title: ended(title), text });
const quoted = (text: string, source: string) =>
  `> ${escapeMarkdown(text)}\n>\n> ${escapeMarkdown(source)}`;
const numbered = (items: readonly string[]) =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');
const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
const cell = (text: string) => escapeMarkdown(text).replaceAll('|', '\\|');

/** How each type of block is written. A type without a writer doesn't compile. */
const writers: { readonly [Type in BlockType]: Writer<Type> } = {
  heading: ({ text }) => `## ${escapeMarkdown(text)}`,
  subheading: ({ text }) => `### ${escapeMarkdown(text)}`,
  paragraph: plain,
  indentedParagraph: plain,
  indentedNote: plain,
  linkedParagraph: ({ links, text }, context) => linked(text, links, context),
  bullet: (block) => `- ${plain(block)}`,
  linkedBullet: ({ links, text }, context) => `- ${linked(text, links, context)}`,
  // They only configure the links of other blocks.
  keywordLinks: () => '',
  byline: plain,
  externalLink: ({ href, label }, context) => link(label, href, context),
  image: ({ image }, { absolute }) => `![${escapeMarkdown(image.alt)}](${absolute(image.src)})`,
  inlineImage: ({ image }, { absolute }) =>
    `![${escapeMarkdown(image.alt)}](${absolute(image.src)})`,
  video: ({ video }, { url }) => `[${escapeMarkdown(video.title)}](${url})`,
  // A picture that is computed on the page.
  chart: () => '',
  story: ({ steps, title }) => `${strong(title)}\n\n${numbered(steps.map(titled))}`,
  steps: ({ steps }) => numbered(steps.map(escapeMarkdown)),
  facts: ({ caption, rows }) =>
    [
      `| ${cell(caption)} | |`,
      '| --- | --- |',
      ...rows.map(({ name, value }) => `| ${cell(name)} | ${cell(value)} |`),
    ].join('\n'),
  terms: ({ terms, title }, { termName }) =>
    `${strong(title)}\n\n${bullets(terms.map((id) => escapeMarkdown(termName(id))))}`,
  riskNote: note,
  quote: ({ source, text }) => quoted(text, source),
  results: ({ disclosure, examples }) =>
    [
      bullets(
        examples.map((it) => `${strong(`${it.title}: ${it.result}`)} ${escapeMarkdown(it.text)}`),
      ),
      note({ title: disclosure.title, text: disclosure.plain }),
      quoted(disclosure.statement.text, disclosure.statement.source),
    ].join('\n\n'),
  testimonials: ({ disclosure }) => note(disclosure),
  questions: ({ questions }, context) =>
    questions
      .map(({ answer, more = [], question }) =>
        [
          `### ${escapeMarkdown(question)}`,
          ...answer.map(escapeMarkdown),
          ...more.map(({ href, label }) => link(label, href, context)),
        ].join('\n\n'),
      )
      .join('\n\n'),
};

const write = <Type extends BlockType>(block: BlockOf<Type>, context: MarkdownContext): string =>
  (writers[block.type as Type] as Writer<Type>)(block, context);

const isBullet = ({ type }: Block) => type === 'bullet' || type === 'linkedBullet';

/** Writes blocks as Markdown; adjacent bullets are one list. */
export const blocksMarkdown = (blocks: readonly Block[], context: MarkdownContext): string =>
  blocks
    .map((block, index) => {
      const previous = blocks[index - 1];
      const separator = isBullet(block) && previous && isBullet(previous) ? '\n' : '\n\n';
      const text = write(block, context);
      return text && separator + text;
    })
    .join('')
    .trim();
