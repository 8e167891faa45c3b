import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locale } from '@otm/schema';
import { type PostTexts, postTexts } from './post-texts.ts';

/** The fixture shop's content, which the generated posts are added to. */
const fixture = resolve(import.meta.dirname, '../../../../packages/content/fixture');

const collections = ['articles', 'glossary', 'statements', 'videos'] as const;

/** Sections of a post, and paragraphs of a section: about 1,200 words, as in the posts of the site. */
const sections = 5;
const paragraphs = 5;

const charts = ['cumulative', 'delta-bar', 'profile', 'vwap'] as const;

/** A day for each post, the newest first: `2026-11-17`, then the day before. */
const dayOf = (index: number) =>
  new Date(Date.UTC(2026, 10, 17) - index * 86_400_000).toISOString().slice(0, 10);

const pick = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
};

/** The body of a post: sections of sentences, in an order and with numbers of its own. */
function bodyOf(index: number, { headings, sentences }: PostTexts): string {
  const chart = `{% chart "${pick(charts, index)}" live=true /%}`;
  const paragraphAt = (place: number) =>
    Array.from({ length: 4 }, (_, at) =>
      pick(sentences, index * 7 + place * 4 + at).replace('#', String(1 + ((index + place) % 97))),
    ).join(' ');
  return Array.from({ length: sections }, (_, section) => {
    const texts = Array.from({ length: paragraphs }, (__, at) =>
      paragraphAt(section * paragraphs + at),
    );
    const heading = `## ${pick(headings, section)}`;
    return [heading, ...texts, ...(section === 1 ? [chart] : [])].join('\n\n');
  }).join('\n\n');
}

const fieldsOf = (index: number, { fields }: PostTexts) =>
  Object.entries(fields).map(
    ([name, text]) => `${name}: ${JSON.stringify(text.replace('#', String(index)))}`,
  );

/** The facts that both languages of a post share. */
const factsOf = (index: number) => [
  'group: blog',
  `picture: ${pick(charts, index)}`,
  `published: ${dayOf(index)}`,
  'related: [delta, value-area]',
];

/** The Markdown of a generated post in a language. */
export const postSource = (index: number, locale: Locale): string => {
  const texts = postTexts[locale];
  const facts = locale === 'en' ? factsOf(index) : [];
  return ['---', ...fieldsOf(index, texts), ...facts, '---', '', bodyOf(index, texts), ''].join(
    '\n',
  );
};

/** The id of a generated post, which is the name of its folder. */
export const postId = (index: number): string => `generated-${index}`;

/** Writes the fixture shop's content with so many more posts, in two languages, to a folder. */
export function writePosts(folder: string, count: number): void {
  for (const name of collections)
    cpSync(join(fixture, name), join(folder, name), { recursive: true });
  for (let index = 0; index < count; index++) {
    const post = join(folder, 'articles', postId(index));
    mkdirSync(post, { recursive: true });
    for (const locale of ['en', 'es'] as const)
      writeFileSync(join(post, `${locale}.md`), postSource(index, locale));
  }
}

/** Adds a word to the text of a generated post in English. */
export function editPost(folder: string, index: number): void {
  const file = join(folder, 'articles', postId(index), 'en.md');
  writeFileSync(file, `${readFileSync(file, 'utf8').trimEnd()} Edited.\n`);
}
