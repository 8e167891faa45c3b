import { business } from '@otm/content';
import { type Article, locales } from '@otm/schema';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { features } from '../../library.ts';
import { blog } from '../../routes/blog.ts';
import { renderFeed } from './feed.ts';

const [card] = features;
if (!card) throw new Error('The guide has no card.');

/** Posts, newest first; one of them with characters that XML escapes. */
const posts: readonly Article[] = [
  { ...card, slug: { en: 'new', es: 'nuevo' }, published: '2026-05-01' },
  {
    ...card,
    slug: { en: 'old', es: 'viejo' },
    published: '2026-03-01',
    updated: '2026-05-20',
    text: {
      en: { ...card.text.en, title: 'Bid & ask: 1 < 2 ]]> <b>', summary: 'Old.' },
      es: { ...card.text.es, title: 'Bid y ask: ¿1 < 2?', summary: 'Vieja.' },
    },
  },
];

const parse = (xml: string) =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => name === 'entry',
  }).parse(xml).feed;

/** Values of CDATA or of a text element with a type. */
const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)['#text'] : value;

describe.each(locales)('the feed in %s', (locale) => {
  const xml = renderFeed({ ...blog.load({}, locale), posts }, locale);
  const feed = parse(xml);

  it('is valid XML', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(XMLValidator.validate(xml.replace('</feed>', ''))).not.toBe(true);
    expect(feed.xmlns).toBe('http://www.w3.org/2005/Atom');
  });

  it('lists the posts newest first, with permanent absolute URLs', () => {
    const prefix = locale === 'en' ? '' : '/es';
    const urls = posts.map(({ slug }) => `${business.origin}${prefix}/blog/${slug[locale]}`);
    expect(feed.entry.map(({ id }: { id: string }) => id)).toEqual(urls);
    expect(feed.entry.map(({ link }: { link: { href: string } }) => link.href)).toEqual(urls);
  });

  it('has the newest posts of a long blog', () => {
    const many = Array.from({ length: 60 }, () => posts).flat();
    expect(parse(renderFeed({ ...blog.load({}, locale), posts: many }, locale)).entry).toHaveLength(
      50,
    );
  });

  it('has the title, summary and dates of each post', () => {
    const [newer, older] = feed.entry;
    // A feed's text is HTML: escapes must survive.
    expect(textOf(older.title)).toBe(
      locale === 'en' ? 'Bid &amp; ask: 1 &lt; 2 ]]> &lt;b>' : 'Bid y ask: ¿1 &lt; 2?',
    );
    expect(textOf(older.summary)).toBe(posts[1]?.text[locale].summary);
    expect(older.published).toBe('2026-03-01T00:00:00.000Z');
    expect(older.updated).toBe('2026-05-20T00:00:00.000Z');
    expect(newer.updated).toBe('2026-05-01T00:00:00.000Z');
    expect(textOf(newer.title)).toBe(card.text[locale].title);
  });

  it('has the date of the last change to a post, not of the build', () => {
    expect(feed.updated).toBe('2026-05-20T00:00:00.000Z');
  });

  it('links to itself and to the blog', () => {
    const rels = feed.link.map(({ rel, href }: Record<string, string>) => [rel, href]);
    const prefix = `${business.origin}${locale === 'en' ? '' : '/es'}`;
    expect(rels).toEqual([
      ['alternate', `${prefix}/blog`],
      ['self', `${prefix}/feed.xml`],
    ]);
  });
});
