import type { Block } from '@otm/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinkedTerm } from './block-context.ts';
import { maxDefinitions, proseOf, type Segment, segmentTexts } from './text-segments.ts';

const term = (id: string, ...spellings: readonly string[]): LinkedTerm => ({
  id,
  name: id,
  short: `What ${id} is.`,
  spellings,
  href: `/glossary#${id}`,
});
const delta = term('delta', 'delta', 'deltas');
const paragraph = (text: string): Block => ({ type: 'paragraph', text });
const linked = (text: string, ...links: readonly string[]): Block => ({
  type: 'linkedParagraph',
  text,
  links,
});

/** Returns the segments of each block, in order. */
const segment = (blocks: readonly Block[], terms: readonly LinkedTerm[] = []) => {
  const texts = segmentTexts(blocks, terms);
  return blocks.map((block) => texts.get(block));
};
const visible = (segments: readonly Segment[] = []) => segments.map(({ text }) => text).join('');
const links = (segments: readonly Segment[] = []) =>
  segments.flatMap((it) => ('href' in it ? [[it.text, it.href]] : []));
const terms = (segments: readonly Segment[] = []) =>
  segments.flatMap((it) => ('term' in it ? [[it.text, it.term.id]] : []));

describe('terms of an article with many', () => {
  it('link to the glossary after the first six', () => {
    const many = Array.from({ length: 10 }, (_, index) => term(`word${index}`, `word${index}`));
    const [first, second] = segment(
      [paragraph(many.map(({ id }) => id).join(' ')), paragraph('word0 word9')],
      many,
    );
    expect(terms(first)).toHaveLength(maxDefinitions);
    expect(links(first)).toEqual([
      ['word6', '/glossary#word6'],
      ['word7', '/glossary#word7'],
      ['word8', '/glossary#word8'],
      ['word9', '/glossary#word9'],
    ]);
    expect(second).toEqual([{ text: 'word0 word9' }]);
  });
});

describe('markers', () => {
  it('link each label to the URL at its index', () => {
    const [segments] = segment([linked('[a] and [b].', '/1', '/2')]);
    expect(links(segments)).toEqual([
      ['a', '/1'],
      ['b', '/2'],
    ]);
    expect(visible(segments)).toBe('a and b.');
  });

  it('stay plain text without a URL', () => {
    const [segments] = segment([linked('[a] and [b]', '/1')]);
    expect(links(segments)).toEqual([['a', '/1']]);
    expect(visible(segments)).toBe('a and b');
  });

  it('may be next to each other, or the entire text', () => {
    expect(links(segment([linked('[a][b]', '/1', '/2')])[0])).toHaveLength(2);
    expect(links(segment([linked('[a b c]', '/1')])[0])).toEqual([['a b c', '/1']]);
  });

  it('mean nothing in a plain paragraph', () => {
    expect(segment([paragraph('An array[0] of bars [sic]')])[0]).toEqual([
      { text: 'An array[0] of bars [sic]' },
    ]);
  });

  it('leave empty and unclosed brackets alone', () => {
    expect(visible(segment([linked('a [] b [c', '/1')])[0])).toBe('a [] b [c');
  });
});

describe('terms', () => {
  it('open their definition once in an article, whatever the spelling', () => {
    const found = segment(
      [paragraph('Deltas add up.'), paragraph('A delta is a number.')],
      [delta],
    );
    expect(found.map(terms)).toEqual([[['Deltas', 'delta']], []]);
  });

  it.each([
    ['a deltaic plain', []],
    ['Δdelta', []],
    ['pre-delta', []],
    ['delta-neutral', []],
    ['delta2', []],
    ['“delta”', [['delta', 'delta']]],
    ['(delta)', [['delta', 'delta']]],
    ['delta, then', [['delta', 'delta']]],
    ['DELTA', [['DELTA', 'delta']]],
  ])('match entire words only: %s', (text, expected) => {
    expect(terms(segment([paragraph(text)], [delta])[0])).toEqual(expected);
  });

  it('match words with accents as a whole', () => {
    const volume = term('volumen', 'volumen');
    const session = term('sesion', 'sesión');
    const [segments] = segment([paragraph('Volumen de la sesión')], [volume, session]);
    expect(terms(segments).map(([text]) => text)).toEqual(['Volumen', 'sesión']);
    expect(terms(segment([paragraph('volumená')], [volume])[0])).toEqual([]);
  });

  it('may contain characters that patterns use', () => {
    const ratio = term('ratio', 'bid/ask (x2)', 'a+b', 'e.g.');
    expect(terms(segment([paragraph('The a+b of it')], [ratio])[0])).toEqual([['a+b', 'ratio']]);
    expect(terms(segment([paragraph('The aab of it')], [ratio])[0])).toEqual([]);
    expect(terms(segment([paragraph('Not eXgX')], [ratio])[0])).toEqual([]);
  });

  it('never link inside of a link', () => {
    const [segments] = segment([linked('[delta] or delta', '/risk')], [delta]);
    expect(links(segments)).toEqual([['delta', '/risk']]);
    expect(terms(segments)).toEqual([['delta', 'delta']]);
  });

  it('without a spelling link nothing', () => {
    expect(segment([paragraph('delta')], [term('delta')])[0]).toEqual([{ text: 'delta' }]);
  });
});

describe('keywords', () => {
  const keywords = (targets: Record<string, string>): Block => ({
    type: 'keywordLinks',
    links: targets,
  });

  it('may come after the text that they link', () => {
    const [segments] = segment([paragraph('See Risk.'), keywords({ risk: '/risk' })]);
    expect(links(segments)).toEqual([['Risk', '/risk']]);
  });

  it('link two labels of one URL each', () => {
    const [segments] = segment([paragraph('a b'), keywords({ a: '/x', b: '/x' })]);
    expect(links(segments)).toHaveLength(2);
  });

  it('prefer the longest label', () => {
    const [segments] = segment([
      paragraph('limit order'),
      keywords({ limit: '/1', 'limit order': '/2' }),
    ]);
    expect(links(segments)).toEqual([['limit order', '/2']]);
  });
});

describe('segmentTexts', () => {
  it('covers prose and nothing else', () => {
    const heading: Block = { type: 'heading', text: 'delta' };
    const steps: Block = { type: 'steps', steps: ['delta'] };
    expect(segment([heading, steps], [delta])).toEqual([undefined, undefined]);
    expect(proseOf(heading)).toBeUndefined();
    expect(proseOf(paragraph('x'))).toBe('x');
  });

  it('returns no segment for an empty text', () => {
    expect(visible(segment([paragraph('')], [delta])[0])).toBe('');
  });

  it('never changes the text of a plain paragraph', () => {
    const text = fc.array(fc.oneof(fc.string(), fc.constantFrom('delta', 'Deltas', '[', ']', ' ')));
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const blocks = texts.map((parts) => paragraph(parts.join('')));
        const found = segment(blocks, [delta]);
        expect(found.map(visible)).toEqual(blocks.map(proseOf));
      }),
    );
  });

  it('links every term at most once in an article, and never two plain segments in a row', () => {
    const sentence = fc.array(fc.constantFrom('delta', 'deltas', 'volume', 'bar', '[bar]'));
    const all = [delta, term('volume', 'volume')];
    fc.assert(
      fc.property(fc.array(sentence), (sentences) => {
        const blocks = sentences.map((words) => linked(words.join(' '), '/a', '/b'));
        const found = segment(blocks, all).map((segments) => segments ?? []);
        const ids = found.flatMap(terms).map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const segments of found) {
          const plain = segments.map((it) => !('href' in it) && !('term' in it));
          expect(plain.some((isPlain, index) => isPlain && plain[index + 1])).toBe(false);
        }
      }),
    );
  });
});
