import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scaffoldText } from '@otm/schema/settings';
import { type DeployProblem, groupByMessage } from './problem.ts';

const message = 'A scaffold’s sample text is left: write your own, or delete what you don’t need.';

/**
 * Finds texts of scaffolds in the sources, which the owner edits, whether or not a page shows them.
 *
 * @param root - the folder of the repository
 */
export function scaffoldProblems(root: string): readonly DeployProblem[] {
  const sources = '{packages/{schema,orderflow,content,ui,charts}/src,apps/site/src}/**/*.{ts,tsx}';
  const articles = 'packages/content/{articles,glossary,statements,videos}/**/*.md';
  const isSource = (file: string) =>
    !/(?:\.(?:test|stories)\.tsx?|\/scaffold-text\.ts)$/.test(file);
  const left = globSync([sources, articles], { cwd: root })
    .filter(isSource)
    .filter((file) => scaffoldText.test(readFileSync(join(root, file), 'utf8')));
  return groupByMessage(
    'leftover',
    left.toSorted().map((file) => [message, file]),
  );
}
