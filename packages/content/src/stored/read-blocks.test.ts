import { describe, expect, it } from 'vitest';
import { BlockError, blockCodes, readBlocks } from './read-blocks.ts';

const read = (stored: Record<string, unknown>) => readBlocks('my-article', stored);

describe('stored blocks', () => {
  it.each([
    ['titb_1', 'A', { type: 'heading', text: 'A', number: 1 }],
    ['subb_2', 'A', { type: 'subheading', text: 'A', number: 2 }],
    ['txtb_3', 'A', { type: 'paragraph', text: 'A', number: 3 }],
    ['txmb_1', 'A', { type: 'indentedParagraph', text: 'A', number: 1 }],
    ['tmnb_1', 'A', { type: 'indentedNote', text: 'A', number: 1 }],
    ['dotb_12', 'A', { type: 'bullet', text: 'A', number: 12 }],
    ['bytb', 'By OTM', { type: 'byline', text: 'By OTM' }],
    [
      'txlb_1',
      { text: 'See [risk].', links: ['/risk'] },
      { type: 'linkedParagraph', text: 'See [risk].', links: ['/risk'], number: 1 },
    ],
    [
      'dtlb_1',
      { text: '[a] and [b]', links: ['/risk', 'https://example.com'] },
      {
        type: 'linkedBullet',
        text: '[a] and [b]',
        links: ['/risk', 'https://example.com'],
        number: 1,
      },
    ],
    ['imgb', '/a.png', { type: 'image', image: { src: '/a.png', alt: '' } }],
    [
      'iinb_1',
      { src: '/a.png', alt: 'A', width: 3, height: 2 },
      { type: 'inlineImage', image: { src: '/a.png', alt: 'A', width: 3, height: 2 }, number: 1 },
    ],
    ['vidb', 'abc_1', { type: 'video', video: { id: 'abc_1', title: 'my-article' } }],
    [
      'ivib_1',
      { id: 'abc', title: 'Standard installation', duration: '2:10', summary: 'S' },
      {
        type: 'video',
        video: { id: 'abc', title: 'Standard installation', duration: '2:10', summary: 'S' },
        number: 1,
      },
    ],
    [
      'lnkb',
      { url: 'https://example.com', label: 'More' },
      { type: 'externalLink', label: 'More', href: 'https://example.com' },
    ],
    [
      'key_1',
      { delta: '/glossary#delta' },
      { type: 'keywordLinks', links: { delta: '/glossary#delta' }, number: 1 },
    ],
    [
      'key_',
      { delta: '/glossary#delta' },
      { type: 'keywordLinks', links: { delta: '/glossary#delta' } },
    ],
  ])('%s is read', (key, value, block) => {
    expect(read({ [key]: value })).toEqual([block]);
  });

  it('every code is read by one of the cases above', () => {
    expect(blockCodes).toHaveLength(15);
  });

  it('keep the order of the record, whatever their numbers say', () => {
    const blocks = read({ txtb_2: 'second', titb_1: 'title', txtb_1: 'first' });
    expect(blocks.map((block) => ('text' in block ? block.text : ''))).toEqual([
      'second',
      'title',
      'first',
    ]);
    expect(blocks.map(({ number }) => number)).toEqual([2, 1, 1]);
  });

  it('leave out the fields of the preview', () => {
    expect(
      read({ url: 'x', titp: 'T', imgp: '/a.png', txtp: 'P', datp: '2024', txtb: 'A' }),
    ).toEqual([{ type: 'paragraph', text: 'A' }]);
  });
});

describe('stored blocks that cannot be read name article, key and reason', () => {
  it.each([
    ['xxxb_1', 'A', 'no block type is called xxxb'],
    ['toString', 'A', 'no block type is called toSt'],
    ['txtbb', 'A', 'its end is not a number'],
    ['txtb_x', 'A', 'its end is not a number'],
    ['txtb_1', 7, 'its value must be a text that is not empty'],
    ['txtb_1', ' ', 'its value must be a text that is not empty'],
    ['txlb_1', 'See [risk].', 'its value must be a record'],
    ['txlb_1', { text: 'See [risk].' }, 'a link marker has no link'],
    ['dtlb_1', { text: '[a] [b]', links: ['/risk'] }, 'a link marker has no link'],
    ['dtlb_1', { text: 'none', links: ['/risk'] }, 'a link has no link marker'],
    ['dtlb_1', { text: '[a]', links: '/risk' }, 'links must be a list'],
    [
      'dtlb_1',
      { text: '[a]', links: ['javascript:x'] },
      '"javascript:x" is not a URL that text can link to',
    ],
    ['imgb', { src: '/a.png' }, 'alt must be a text'],
    ['imgb', { src: '/a.png', alt: '', width: 0, height: 1 }, 'width must be a number above zero'],
    ['imgb', { src: '/a.png', alt: '', width: 2 }, 'height must be a number above zero'],
    ['vidb', 'https://youtu.be/abc', 'id must be the id of a video, not its URL'],
    ['ivib', { id: 'abc' }, 'title must be a text that is not empty'],
    [
      'lnkb',
      { url: '//evil.example', label: 'x' },
      '"//evil.example" is not a URL that text can link to',
    ],
    ['key_', ['x'], 'its value must be a record'],
  ])('%s: %j', (key, value, reason) => {
    const attempt = () => read({ [key]: value });
    expect(attempt).toThrow(BlockError);
    expect(attempt).toThrow(`my-article, ${key}: ${reason}`);
  });
});
