import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type PairContrast,
  pairContrasts,
  type TokenFile,
  tokensCss,
  tokensJson,
} from '@otm/ui/tokens';
import type { DeployProblem } from './problem.ts';

const source = 'packages/ui/src/tokens/tokens.json';
const sheet = 'packages/ui/src/styles/tokens.css';

const problem = (message: string, file: string): DeployProblem => ({
  cause: 'setting',
  message,
  files: [file],
});

const lowContrast = ({ contrast, fill, least, theme, token }: PairContrast) =>
  problem(
    `The color ${token} on ${fill} has a contrast of ${Math.floor(contrast * 100) / 100} in the ${theme} theme and needs ${least}: make one of them lighter or darker, then run npm run tokens.`,
    source,
  );

/**
 * Finds colors that visitors can't tell apart, and a style sheet that doesn't have the colors of
 * `tokens.json` yet.
 *
 * @param root - the folder of the repository
 */
export function tokenProblems(root: string): readonly DeployProblem[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  try {
    const text = read(source);
    const file: TokenFile = JSON.parse(text);
    const isWritten = tokensJson(file) === text && tokensCss(file) === read(sheet);
    return [
      ...(isWritten
        ? []
        : [problem('The style sheet doesn’t follow tokens.json: run npm run tokens.', sheet)]),
      ...pairContrasts(file)
        .filter(({ contrast, least }) => contrast < least)
        .map(lowContrast),
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [problem(`The colors can’t be read: ${reason} Correct it, then check again.`, source)];
  }
}
