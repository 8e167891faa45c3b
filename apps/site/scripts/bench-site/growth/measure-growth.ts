import type { GrowthRow } from '../results.ts';
import { measureOwnGrowth } from './own-growth.ts';
import { type Generator, measurePeerGrowth } from './peer-growth.ts';

const generators: readonly Generator[] = ['astro', 'next'];

/**
 * Builds growing blogs with each builder, in turns.
 *
 * @param keep - gets each row as soon as it's measured
 */
export async function measureGrowth(
  workbench: string,
  counts: readonly number[],
  keep: (rows: readonly GrowthRow[]) => void,
): Promise<void> {
  const note = (row: GrowthRow) => {
    keep([row]);
    const rebuilt = row.rebuildSeconds?.toFixed(1) ?? '–';
    console.log(
      `${row.site}, ${row.posts} posts: ${row.perSecond} documents a second, ${row.megabytes ?? '–'} MB, again in ${rebuilt} s`,
    );
  };
  for (const posts of counts) {
    note(await measureOwnGrowth(posts));
    for (const site of generators) note(await measurePeerGrowth(workbench, site, posts));
  }
}
