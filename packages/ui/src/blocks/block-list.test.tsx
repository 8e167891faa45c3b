// @vitest-environment happy-dom
import type { Block, BlockType } from '@otm/content/schema';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BlockList } from './block-list.tsx';
import { blockViews } from './block-views.tsx';
import { sampleBlocks } from './sample-blocks.ts';

const types = Object.keys(blockViews) as BlockType[];
const bullet = (text: string): Block => ({ type: 'bullet', text });
const listItems = () =>
  screen
    .queryAllByRole('list')
    .map((list) => [...list.querySelectorAll('li')].map((item) => item.textContent));

afterEach(cleanup);

describe('the block types', () => {
  it('have a sample each, of their own type', () => {
    expect(Object.keys(sampleBlocks).sort()).toEqual([...types].sort());
    for (const type of types) expect(sampleBlocks[type].type).toBe(type);
  });

  it.each(types)('%s is drawn with its whole text', (type) => {
    const block = sampleBlocks[type];
    render(<BlockList blocks={[block]} />);
    expect(document.body.textContent).toContain(block.text);
  });

  it('draw a heading below the title of the page', () => {
    render(<BlockList blocks={[sampleBlocks.heading]} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(sampleBlocks.heading.text);
  });

  it('quote in the language of the quoted text, with its source', () => {
    render(<BlockList blocks={[{ ...sampleBlocks.quote, lang: 'en' }]} />);
    expect(screen.getByRole('blockquote').getAttribute('lang')).toBe('en');
    expect(screen.getByRole('figure').textContent).toContain(sampleBlocks.quote.source);
  });
});

describe('neighbouring bullets', () => {
  it('share one list', () => {
    render(<BlockList blocks={[bullet('one'), bullet('two')]} />);
    expect(listItems()).toEqual([['one', 'two']]);
  });

  it('start another list after any other block', () => {
    render(<BlockList blocks={[bullet('one'), sampleBlocks.paragraph, bullet('two')]} />);
    expect(listItems()).toEqual([['one'], ['two']]);
  });

  it('keep the order of the text around them', () => {
    render(<BlockList blocks={[sampleBlocks.heading, bullet('one'), sampleBlocks.paragraph]} />);
    const prose = document.querySelector('.otm-prose');
    expect([...(prose?.children ?? [])].map(({ tagName }) => tagName)).toEqual(['H2', 'UL', 'P']);
  });
});

it('draws nothing for a text without blocks', () => {
  render(<BlockList blocks={[]} />);
  expect(document.querySelector('.otm-prose')?.childElementCount).toBe(0);
});
