import type { GrowthRow } from '../results.ts';
import { measureOwnGrowth } from './own-growth.ts';
import { type Generator, measurePeerGrowth } from './peer-growth.ts';

const generators: readonly Generator[] = ['astro', 'next'];

/** Builds growing blogs with each builder, in turns. */
export async function measureGrowth(
  workbench: string,
  counts: readonly number[],
): Promise<readonly GrowthRow[]> {
  const rows: GrowthRow[] = [];
  const note = (row: GrowthRow) => {
    rows.push(row);
    console.log(
      `${row.site}, ${row.posts} posts: ${row.perSecond} documents a second, ${row.megabytes} MB, rebuilt in ${row.rebuildSeconds?.toFixed(1)} s`,
    );
  };
  for (const posts of counts) {
    note(await measureOwnGrowth(posts));
    for (const site of generators) note(await measurePeerGrowth(workbench, site, posts));
  }
  return rows;
}
