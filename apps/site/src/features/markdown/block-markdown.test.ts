import { expect, it } from 'vitest';
import { blocksMarkdown } from './block-markdown.ts';

const context = {
  absolute: (href: string) => `https://a.example${href}`,
  termName: (id: string) => id.toUpperCase(),
  url: 'https://a.example/page',
};

it('keeps adjacent bullets in one list, and links labels in order', () => {
  const text = blocksMarkdown(
    [
      { type: 'heading', text: 'Delta' },
      { type: 'linkedParagraph', text: 'See [one] and [two].', links: ['/one', '/two'] },
      { type: 'bullet', text: 'First' },
      { type: 'linkedBullet', text: '[Second]', links: ['/second'] },
      { type: 'paragraph', text: 'Then.' },
    ],
    context,
  );
  expect(text).toBe(
    '## Delta\n\nSee [one](https://a.example/one) and [two](https://a.example/two).\n\n' +
      '- First\n- [Second](https://a.example/second)\n\nThen.',
  );
});

it('escapes what would be markup', () => {
  const [text] = [blocksMarkdown([{ type: 'paragraph', text: '1 * 2 < 3_4 `x` \\' }], context)];
  expect(text).toBe('1 \\* 2 \\< 3\\_4 \\`x\\` \\\\');
});

it('writes facts as a table, steps as a list, terms by their names', () => {
  const text = blocksMarkdown(
    [
      { type: 'facts', caption: 'A', rows: [{ name: 'a|b', value: '1' }] },
      { type: 'steps', steps: ['one', 'two'] },
      { type: 'terms', title: 'Terms', terms: ['poc'] },
      { type: 'chart', chart: 'hero' },
    ],
    context,
  );
  expect(text).toBe(
    '| A | |\n| --- | --- |\n| a\\|b | 1 |\n\n1. one\n2. two\n\n**Terms**\n\n- POC',
  );
});

it('ends the title of a note with one period, whether or not its text has one', () => {
  const text = blocksMarkdown(
    [
      { type: 'riskNote', title: 'Risk.', text: 'You can lose money.' },
      { type: 'riskNote', title: 'Risk', text: 'You can lose money.' },
      {
        type: 'testimonials',
        disclosure: { title: 'About testimonials', text: 'Others may differ.' },
        reviews: [],
      },
    ],
    context,
  );
  expect(text).toBe(
    '**Risk.** You can lose money.\n\n**Risk.** You can lose money.\n\n' +
      '**About testimonials.** Others may differ.',
  );
});
