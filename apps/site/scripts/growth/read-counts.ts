/**
 * Reads the numbers of posts from the command line: 100, 1,000 and 10,000 by default. What runs the
 * script may leave its `--` among them.
 *
 * @throws RangeError for what isn't a whole number above 0
 */
export function readCounts(args: readonly string[]): readonly number[] {
  const texts = args.filter((it) => it !== '--');
  const wrong = texts.find((it) => !/^[1-9]\d*$/.test(it));
  if (wrong !== undefined)
    throw new RangeError(`The numbers of posts are whole numbers above 0, not "${wrong}".`);
  return texts.length > 0 ? texts.map(Number) : [100, 1000, 10_000];
}
