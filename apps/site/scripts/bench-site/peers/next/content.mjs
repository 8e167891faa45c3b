import { readdirSync, readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { marked } from 'marked';

const pageSize = 20;

/** Every Markdown file by its URL; English has no prefix. */
const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);
const urlOf = (file) => (file === 'en/index.md' ? '/' : `/${file.replace(/^en\/|\.md$/g, '')}`);
const fileOf = new Map(files.map((file) => [urlOf(file), file]));

/** The posts of a language, newest first, by their URLs alone, so that a list reads 20 files. */
const postsOf = (prefix) =>
  [...fileOf.keys()]
    .filter((url) => url.startsWith(`${prefix}/blog/`))
    .sort()
    .reverse();
const posts = new Map(['', '/es'].map((prefix) => [prefix, postsOf(prefix)]));

const listUrls = (prefix, { length }) =>
  Array.from({ length: Math.ceil(length / pageSize) }, (_, index) =>
    index ? `${prefix}/blog/${index + 1}` : `${prefix}/blog`,
  );

/** The URLs of all pages. */
export const urls = [
  ...fileOf.keys(),
  ...[...posts].flatMap(([prefix, list]) => listUrls(prefix, list)),
];

const read = (url) => matter(readFileSync(`content/${fileOf.get(url)}`, 'utf8'));

/** A page's title, description and HTML, or its list of posts. */
export function load(url) {
  if (fileOf.has(url)) {
    const { content, data } = read(url);
    return { ...data, html: marked.parse(content) };
  }
  const [, prefix, number = '1'] = /^(.*)\/blog(?:\/(\d+))?$/.exec(url);
  const start = (Number(number) - 1) * pageSize;
  const all = posts.get(prefix);
  return {
    title: 'Blog',
    description: 'All posts, the newest first.',
    posts: all.slice(start, start + pageSize).map((post) => ({ url: post, ...read(post).data })),
    older: start + pageSize < all.length && `${prefix}/blog/${Number(number) + 1}`,
  };
}
