import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the command line', () => {
  it('runs every part three times by default', () => {
    expect(readOptions([])).toEqual({
      parts: ['lighthouse', 'inp', 'next-page', 'growth'],
      runs: 3,
      posts: [100, 1000, 10_000],
    });
  });

  it('runs some parts on some pages', () => {
    const args = ['--', '--only', 'inp,growth', '--pages', '/,/es', '--runs', '5', '--posts', '7'];
    expect(readOptions(args)).toEqual({
      parts: ['inp', 'growth'],
      pages: ['/', '/es'],
      runs: 5,
      posts: [7],
    });
  });

  it('runs once on two pages and with 100 posts if it must be quick', () => {
    expect(readOptions(['--quick'])).toMatchObject({ pages: ['/', '/es'], runs: 1, posts: [100] });
  });

  it('runs nothing to only write the document', () => {
    expect(readOptions(['--write']).parts).toEqual([]);
  });

  it('refuses parts that do not exist and numbers that are none', () => {
    expect(() => readOptions(['--only', 'ipn'])).toThrow(/lighthouse,inp,.*not "ipn"/);
    expect(() => readOptions(['--runs', '0'])).toThrow(RangeError);
    expect(() => readOptions(['--posts', '100,many'])).toThrow('not "100,many"');
  });
});
