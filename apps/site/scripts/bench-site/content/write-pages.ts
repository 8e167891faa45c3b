import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageText, TextBlock } from './page-text.ts';

/** Characters with a meaning in Markdown and HTML. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#|{}]/g, '\\$&');

const marks = { h1: '# ', h2: '## ', h3: '### ', p: '' } as const;

const markdownOf = (block: TextBlock) =>
  block.tag === 'ul'
    ? block.items.map((item) => `- ${escaped(item)}`).join('\n')
    : marks[block.tag] + escaped(block.text);

/** Writes a page as Markdown with front matter. */
export const pageMarkdown = ({ path, title, description, blocks }: PageText): string =>
  [
    '---',
    ...Object.entries({ path, title, description }).map(
      ([name, text]) => `${name}: ${JSON.stringify(text)}`,
    ),
    '---',
    '',
    `${blocks.map(markdownOf).join('\n\n')}\n`,
  ].join('\n');

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Where a page's Markdown is in a folder of content: by its URL, English in a folder like others. */
export const markdownFile = (folder: string, path: string): string =>
  join(folder, `${/^\/es\b/.test(path) ? '' : 'en'}${path === '/' ? '/index' : path}.md`);

/** Writes pages as Markdown files, for builders of documents. */
export function writeMarkdown(folder: string, pages: readonly PageText[]): void {
  for (const page of pages) write(markdownFile(folder, page.path), pageMarkdown(page));
}

/** Writes pages as JSON files and a list of posts, for an app that fetches its texts. */
export function writeJson(folder: string, pages: readonly PageText[]): void {
  for (const page of pages)
    write(join(folder, `${page.path === '/' ? 'index' : page.path}.json`), JSON.stringify(page));
  const posts = pages
    .filter(({ path }) => path.startsWith('/blog/'))
    .map(({ path, title, description }) => ({ path, title, description }));
  write(join(folder, 'posts.json'), JSON.stringify(posts));
}
