import { describe, expect, it } from 'vitest';
import { readOwnGrowth } from './own-growth.ts';

const output = `HTML only, 2 cores, node v24.21.0
posts: 100
documents: 844
documents/s: 120
documents/s, entire build: 60
peak memory, MB: 480
seconds after one changed post: 0.8
CPU seconds after one changed post: 1.1
blog, bytes: 6100
blog, page 2, bytes: 6200
post, bytes: 9200
search, bytes: 5000

`;

describe('the figures of bench:growth', () => {
  it('are read by their names', () => {
    expect(readOwnGrowth(output)).toEqual({
      site: 'otm',
      posts: 100,
      documents: 844,
      perSecond: 60,
      htmlPerSecond: 120,
      megabytes: 480,
      rebuildSeconds: 0.8,
      postBytes: 9200,
      listBytes: 6100,
    });
  });

  it('may lack the time of another build', () => {
    const row = readOwnGrowth(output.replace(/^seconds.*\n/m, ''));
    expect(row.rebuildSeconds).toBeUndefined();
  });

  it('fail to be read without the number of documents', () => {
    expect(() => readOwnGrowth('posts: 100\n')).toThrow('printed no documents');
  });
});
