import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import type { DeployProblem } from './problem.ts';

/** A line of the compiler about a mistake, with the package that Turborepo adds. */
const mistake = /^@otm\/([\w-]+):build: (src\/[^(\s]+)\((\d+),\d+\): error \w+: (.+)$/gm;

const other: DeployProblem = {
  cause: 'build',
  message:
    'A package can’t be built: see the output above, correct what it names, then check again.',
  files: [],
};

/** Returns a line for each mistake that the build of the packages printed, with its file and line. */
export function problemsIn(output: string): readonly DeployProblem[] {
  const found = [...stripVTControlCharacters(output).matchAll(mistake)].map(
    ([, name, file, line, problem]): DeployProblem => ({
      cause: 'build',
      message: `${problem} Correct this, then check again.`,
      files: [`packages/${name}/${file}:${line}`],
    }),
  );
  return found.length > 0 ? found : [other];
}

/** Builds the packages, which checks their types. Returns what keeps them from being built. */
export function packageProblems(root: string): readonly DeployProblem[] {
  const args = ['--filter=@otm/site^...', '--continue', '--output-logs=errors-only'];
  const { status, stderr, stdout } = spawnSync(
    'npm',
    ['run', '-s', 'turbo', '--', 'build', ...args],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status === 0) return [];
  const problems = problemsIn(stdout);
  if (problems.includes(other)) process.stderr.write(stdout + stderr);
  return problems;
}
