import { stripVTControlCharacters } from 'node:util';
import type { DeployProblem } from './problem.ts';

/** The letters of a message that its line has: a bundler's message draws the code, too. */
const longest = 400;

const lineOf = (message: string) => {
  const line = message.replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

/** The lines of a message that each name a mistake. */
const mistakesIn = (message: string) =>
  [...message.matchAll(/^- (.+)$/gm)].map(([, mistake = '']) => mistake);

/** Returns a line with a remedy for each mistake that an error of the build names. */
export function buildProblems(thrown: unknown): readonly DeployProblem[] {
  const message = stripVTControlCharacters(
    thrown instanceof Error ? thrown.message : String(thrown),
  );
  const mistakes = mistakesIn(message);
  const lines =
    mistakes.length > 0 ? mistakes : [`${lineOf(message)} Correct this, then check again.`];
  return lines.map((line) => ({ cause: 'build', message: line, files: [] }));
}
