import { parseArgs } from 'node:util';

/** The parts of the benchmark, which can run at different times. */
export const partIds = ['lighthouse', 'inp', 'next-page', 'growth'] as const;

/** The name of a part. */
export type PartId = (typeof partIds)[number];

/** A run of the benchmark, as its command line asks for it. */
export interface BenchOptions {
  readonly parts: readonly PartId[];
  /** Paths of pages for Lighthouse; one of each type by default. */
  readonly pages?: readonly string[];
  /** How often a page is measured; the middle of the runs counts. */
  readonly runs: number;
  /** The numbers of posts of the growing blog. */
  readonly posts: readonly number[];
}

const isPart = (name: string): name is PartId => partIds.some((part) => part === name);

const list = (text: string | undefined) => text?.split(',').filter(Boolean);

/** A list of whole numbers above zero. */
function counts(name: string, text: string): readonly number[] {
  const numbers = text.split(',').map(Number);
  if (!numbers.every((it) => Number.isInteger(it) && it > 0))
    throw new RangeError(`--${name} takes whole numbers above 0, not "${text}".`);
  return numbers;
}

/**
 * Reads the command line: `--only lighthouse,inp --pages /,/es --runs 3 --posts 100,1000`, `--quick`
 * for a short run, `--write` to only write the document.
 *
 * @throws RangeError for a part that doesn't exist or a number that isn't one
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args: args.filter((it) => it !== '--'),
    options: { only: text, pages: text, posts: text, runs: text, quick: flag, write: flag },
  });
  const names = list(values.only) ?? partIds;
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0)
    throw new RangeError(`--only takes some of ${partIds.join(',')}, not "${unknown.join(',')}".`);
  const [runs = 1] = counts('runs', values.runs ?? (values.quick ? '1' : '3'));
  const pages = list(values.pages) ?? (values.quick ? ['/', '/es'] : undefined);
  return {
    parts: values.write ? [] : names.filter(isPart),
    ...(pages && { pages }),
    runs,
    posts: counts('posts', values.posts ?? (values.quick ? '100' : '100,1000,10000')),
  };
}
