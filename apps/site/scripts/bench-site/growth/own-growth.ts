import type { GrowthRow } from '../results.ts';
import { runBuild } from '../sites/run-build.ts';

/** The figures of `bench:growth`, by their names in its output. */
const names = {
  posts: /^posts$/,
  documents: /^documents$/,
  perSecond: /^documents\/s, entire build$/,
  htmlPerSecond: /^documents\/s$/,
  megabytes: /^peak memory, MB$/,
  rebuildSeconds: /^seconds after one changed post$/,
  postBytes: /^post, bytes$/,
  listBytes: /^blog, bytes$/,
} as const;

/**
 * Reads the figures of one build from the output of `bench:growth`: lines of `name: figure`.
 *
 * @throws Error without the number of documents and their speed
 */
export function readOwnGrowth(output: string): GrowthRow {
  const figures = output
    .split('\n')
    .map((line) => /^(.+): ([\d.]+)$/.exec(line))
    .map((found) => [found?.[1] ?? '', Number(found?.[2])] as const);
  const read = (name: keyof typeof names) => figures.find(([it]) => names[name].test(it))?.[1];
  const required = (name: keyof typeof names) => {
    const figure = read(name);
    if (figure === undefined) throw new Error(`bench:growth printed no ${name}:\n${output}`);
    return figure;
  };
  return {
    site: 'otm',
    posts: required('posts'),
    documents: required('documents'),
    perSecond: required('perSecond'),
    htmlPerSecond: read('htmlPerSecond'),
    megabytes: read('megabytes'),
    rebuildSeconds: read('rebuildSeconds'),
    postBytes: read('postBytes'),
    listBytes: read('listBytes'),
  };
}

/** Builds our blog with so many posts. */
export const measureOwnGrowth = async (posts: number): Promise<GrowthRow> =>
  readOwnGrowth((await runBuild('.', ['scripts/growth/bench-growth.ts', `${posts}`])).output);
