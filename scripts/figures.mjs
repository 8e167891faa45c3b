import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { kindOf } from './figures/classify.mjs';
import { readExports } from './figures/exports.mjs';
import { readFunctions } from './figures/functions.mjs';

// Prints figures about the code and fails when one misses its limit: `npm run figures`.

const files = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.js', '*.css'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => path && existsSync(path))
  .map((path) => {
    const source = readFileSync(path, 'utf8');
    return { path, source, kind: kindOf(path), lines: source.split('\n').length - 1 };
  });

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const matches = (pattern, list) =>
  list.flatMap(({ path, source }) =>
    source
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );

const code = files.filter(({ path }) => !path.endsWith('.css'));
// Style sheets are proved by pictures and journeys, not line by line.
const total = (kind) =>
  code.filter((file) => file.kind === kind).reduce((sum, { lines }) => sum + lines, 0);
const shipped = code.filter(({ kind }) => kind !== 'test');
const exported = shipped
  .filter(({ path }) => /\.tsx?$/.test(path) && !/\.(stories|config)\./.test(path))
  .flatMap(({ path, source }) => readExports(source).map((found) => ({ path, ...found })));
const undocumented = exported.filter(({ hasDocs }) => !hasDocs);
const documentedShare = 1 - undocumented.length / exported.length;
const typed = code.filter(({ path }) => /\.[mc]?tsx?$/.test(path));
const tooLong = files.filter(({ lines }) => lines > 300).map(({ path }) => path);
const longFunctions = shipped
  .filter(({ path }) => !/\.css$/.test(path))
  .flatMap(({ path, source }) =>
    readFunctions(source)
      .filter(({ lines }) => lines > 60)
      .map(({ name, line, lines }) => `${path}:${line} ${name} has ${lines}`),
  );
const casts = matches(/\bas unknown as\b/, shipped);
const anys = matches(/\bas any\b|: any\b|<any>/, typed);
const medianLines = median(files.map(({ lines }) => lines));
const testRatio = total('test') / total('product');

/** Each figure with its limit, whether it's met, and where to look if it isn't. */
const figures = [
  ['median lines per file', medianLines, '35 to 50', medianLines >= 35 && medianLines <= 50],
  ['files over 300 lines', tooLong.length, '0', tooLong.length === 0, tooLong],
  [
    'functions over 60 lines of code',
    longFunctions.length,
    '0',
    longFunctions.length === 0,
    longFunctions,
  ],
  [
    'exports with JSDoc',
    `${(100 * documentedShare).toFixed(1)}% of ${exported.length}`,
    '95%',
    documentedShare >= 0.95,
    undocumented.map(({ path, line, name }) => `${path}:${line} ${name}`),
  ],
  ['any', anys.length, '0', anys.length === 0, anys],
  ['casts through unknown outside tests', casts.length, '0', casts.length === 0, casts],
  [
    'test lines per line of product code',
    `${testRatio.toFixed(2)} (${total('test')} / ${total('product')})`,
    'at least 1',
    testRatio >= 1,
  ],
];

for (const [name, value, limit, isMet, places = []] of figures) {
  process.stdout.write(`${isMet ? 'ok  ' : 'MISS'} ${name}: ${value} (limit ${limit})\n`);
  if (!isMet) for (const place of places) process.stdout.write(`       ${place}\n`);
}
process.exitCode = figures.every(([, , , isMet]) => isMet) ? 0 : 1;
