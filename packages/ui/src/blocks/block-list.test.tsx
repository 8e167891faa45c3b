// @vitest-environment happy-dom
import type { Block, BlockType } from '@otm/schema';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { blockViews } from './block-drawing.tsx';
import { BlockList } from './block-list.tsx';
import { sampleBlocks } from './sample-article.ts';
import { sampleContext } from './sample-context.tsx';

const types: readonly BlockType[] = [
  ...(Object.keys(blockViews) as (keyof typeof blockViews)[]),
  'keywordLinks',
];
const bullet = (text: string): Block => ({ type: 'bullet', text });
const paragraph = (text: string): Block => ({ type: 'paragraph', text });
const draw = (...blocks: readonly Block[]) =>
  render(<BlockList blocks={blocks} context={sampleContext.en} />);
const listItems = () =>
  screen
    .queryAllByRole('list')
    .map((list) => [...list.querySelectorAll('li')].map((item) => item.textContent));
const named = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

/** Every text of a block that a reader sees. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (codes.has(key) ? [] : textsOf(part)));
};
const codes = new Set([
  'type',
  'id',
  'src',
  'alt',
  'links',
  'href',
  'lang',
  'outcome',
  'terms',
  'chart',
  'picture',
  'mark',
  'live',
]);

afterEach(cleanup);

describe('block types', () => {
  it.each(['en', 'es'] as const)('have one sample each in %s', (locale) => {
    expect(Object.keys(sampleBlocks).sort()).toEqual([...types].sort());
    for (const type of types) expect(sampleBlocks[type][locale].type).toBe(type);
  });

  it.each(types)('%s shows its entire text', (type) => {
    draw(sampleBlocks[type].en);
    for (const text of textsOf(sampleBlocks[type].en).flatMap((it) => it.split(/[[\]]/)))
      expect(document.body.textContent).toContain(text);
  });
});

describe('block', () => {
  it('heading is one level below the page title and has an id', () => {
    draw(sampleBlocks.heading.en);
    const heading = screen.getByRole('heading', { level: 2 });
    expect(heading.textContent).toBe('What the delta of a bar says');
    expect(heading.id).toBe('what-the-delta-of-a-bar-says');
  });

  it('linkedParagraph links each marker to the URL at its index', () => {
    draw(sampleBlocks.linkedParagraph.en);
    expect(named('risk disclosure')).toBe('/risk');
    expect(named('glossary')).toBe('/glossary');
  });

  it('linkedBullet opens other sites in a new tab', () => {
    draw(sampleBlocks.linkedBullet.en);
    const link = screen.getByRole('link', { name: 'platform (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
  });

  it('byline links to the home page', () => {
    draw(sampleBlocks.byline.en);
    expect(named('By OTM')).toBe('/');
  });

  it('quote names its source and keeps the language of the quoted text', () => {
    draw(sampleBlocks.quote.en);
    expect(screen.getByRole('blockquote').getAttribute('lang')).toBe('en');
    expect(screen.getByRole('figure').textContent).toContain('17 CFR 4.41(b)');
  });

  it('terms links to each term that it names', () => {
    draw(sampleBlocks.terms.en);
    expect(named('Cumulative delta')).toBe('/glossary#cumulative-delta');
  });

  it('image reserves its space before it loads', () => {
    draw(sampleBlocks.image.en);
    const image = screen.getByRole('img', { name: 'The brand’s mark' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['32', '32']);
  });

  it('questions have an id inside each answer, so that a fragment opens it', () => {
    draw(sampleBlocks.questions.en);
    expect(document.querySelector('details > #q2')?.textContent).toContain('The prices');
  });

  it.each(['results', 'testimonials'] as const)(
    '%s has its disclosure in the same section, in no smaller print',
    (type) => {
      draw(sampleBlocks[type].en);
      const { disclosure } = sampleBlocks[type].en;
      const section = screen.getByRole('region', { name: disclosure.title });
      for (const text of textsOf(disclosure)) expect(section.textContent).toContain(text);
      expect(section.querySelector('li')).not.toBeNull();
      expect(section.querySelector('small, [hidden], details')).toBeNull();
    },
  );

  it('testimonials marks each sample as a sample', () => {
    draw(sampleBlocks.testimonials.en);
    expect(screen.getAllByText('Sample, not a real customer')).toHaveLength(2);
  });
});

describe('adjacent bullets', () => {
  it('share one list, with and without links', () => {
    draw(bullet('one'), { type: 'linkedBullet', text: '[two]', links: ['/risk'] });
    expect(listItems()).toEqual([['one', 'two']]);
  });

  it('start another list after any other block', () => {
    draw(bullet('one'), sampleBlocks.paragraph.en, bullet('two'));
    expect(listItems()).toEqual([['one'], ['two']]);
  });

  it('keep their place in the text', () => {
    draw(sampleBlocks.heading.en, bullet('one'), paragraph('two'));
    const prose = document.querySelector('.otm-prose');
    expect([...(prose?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['H2', 'UL', 'P']);
  });
});

describe('text', () => {
  it('links a term to its definition at its first occurrence only', () => {
    draw(paragraph('Delta is a count. A high delta is not a promise.'), bullet('Read delta.'));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Delta']);
    const id = screen.getByRole('button').getAttribute('popovertarget');
    const definition = document.getElementById(id ?? '');
    expect(definition?.textContent).toContain('Volume bought at the ask');
    expect(definition?.querySelector('a')?.getAttribute('href')).toBe('/glossary#delta');
  });

  it('keeps the punctuation after a term on its line', () => {
    draw(paragraph('Read delta, then price. No footprint without delta'));
    const unbroken = [...document.querySelectorAll('.otm-unbroken')];
    expect(unbroken.map(({ textContent }) => textContent)).toEqual(['delta,']);
    expect(document.querySelector('.otm-prose')?.textContent).toMatch(
      /^Read delta, then price\. No/,
    );
  });

  it('matches the longest term, as whole words', () => {
    draw(paragraph('The cumulative delta of a deltaless market.'));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'cumulative delta',
    ]);
  });

  it('links a keyword at its first occurrence only', () => {
    draw(paragraph('Limit orders wait. limit orders again.'), sampleBlocks.keywordLinks.en);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(named('Limit orders')).toBe('/glossary#limit-order');
  });

  it('prefers a keyword to a term', () => {
    draw(paragraph('Delta first.'), { type: 'keywordLinks', links: { delta: '/features' } });
    expect(named('Delta')).toBe('/features');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stays plain in headings and inside links', () => {
    draw(sampleBlocks.heading.en, {
      type: 'linkedParagraph',
      text: '[delta] here',
      links: ['/risk'],
    });
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.body.textContent).toContain('delta here');
  });
});

it('renders nothing for an article without blocks', () => {
  draw();
  expect(document.querySelector('.otm-prose')?.childElementCount).toBe(0);
});
