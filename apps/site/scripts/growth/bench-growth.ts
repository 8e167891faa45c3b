import { availableParallelism } from 'node:os';
import { median } from '../benchmark/median.ts';
import { buildGrowth, growingPages } from './build-growth.ts';
import { readCounts } from './read-counts.ts';

/** Posts that are changed, one after the other; the figures of their builds are medians. */
const changes = 5;

// Builds the fixture shop with generated posts: `bench-growth.ts [<posts>]…`.
const counts = readCounts(process.argv.slice(2));

console.log(`HTML only, ${availableParallelism()} cores, node ${process.version}\n`);
for (const posts of counts) {
  const site = await buildGrowth(posts);
  try {
    const { cpu, documentCpu, documents, documentSeconds, megabytes, seconds } = site.cost;
    const pages = Object.entries(growingPages).map(
      ([name, file]) => [`${name}, bytes`, site.bytesOf(file)] as const,
    );
    const rebuilds = [];
    for (let post = 7; post < 7 + changes; post++) {
      site.edit(post);
      rebuilds.push(await site.rebuild('last build'));
    }
    const figures = [
      ['posts', posts],
      ['documents', documents],
      ['documents/s', Math.round(documents / documentSeconds)],
      ['documents/s, entire build', Math.round(documents / seconds)],
      ['documents per CPU second', Math.round(documents / documentCpu)],
      ['CPU seconds, without Vite and the parser', cpu],
      ['peak memory, MB', megabytes ?? 'unknown'],
      ['documents after one changed post', median(rebuilds.map((it) => it.documents))],
      ['seconds after one changed post', median(rebuilds.map((it) => it.seconds)).toFixed(2)],
      ['CPU seconds after one changed post', median(rebuilds.map((it) => it.cpu))],
      ...pages,
    ];
    console.log(`${figures.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`);
  } finally {
    site.remove();
  }
}
