import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many lines of an error are printed: its message and a short difference. */
const linesOfError = 12;

/** The first lines of an error, as runners print it, without the runner's own stack. */
const firstLines = (error = '') =>
  stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('node_modules'))
    .slice(0, linesOfError)
    .map((line) => `    ${line.trim().slice(0, 300)}`);

/** A failed test and the beginning of its error, as lines. */
const entry = (file, title, error) => [`${file} › ${title}`, ...firstLines(error)].join('\n');

/** Vitest's: a file that couldn't be loaded has a message and no test. */
const ofVitest = (report, root) =>
  report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const file = relative(root, name);
    if (failed.length === 0) return message ? [entry(file, 'not run', message)] : [];
    return failed.map((test) => entry(file, test.fullName, test.failureMessages[0]));
  });

const specsOf = ({ suites = [], specs = [] }, titles) => [
  ...specs.map((spec) => ({ spec, titles })),
  ...suites.flatMap((suite) => specsOf(suite, suite.line ? [...titles, suite.title] : titles)),
];

/** Playwright's: whatever wasn't as expected on the first try, and errors outside of tests. */
function ofPlaywright(report, root) {
  const folder = relative(root, report.config.rootDir);
  const specs = report.suites.flatMap((suite) => specsOf(suite, []));
  const failed = specs.flatMap(({ spec, titles }) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(({ results }) =>
        entry(
          `${folder}/${spec.file}:${spec.line}`,
          [...titles, spec.title].join(' › '),
          results.flatMap(({ errors }) => errors)[0]?.message,
        ),
      ),
  );
  return [...failed, ...report.errors.map(({ message }) => entry(folder, 'not run', message))];
}

/** The failed tests of one report, Vitest's or Playwright's; files are relative to `root`. */
export const failuresOf = (report, root) =>
  'numPassedTests' in report ? ofVitest(report, root) : ofPlaywright(report, root);
