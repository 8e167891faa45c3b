import { spawnSync } from 'node:child_process';
import { problemLine } from '@otm/schema/settings';
import { bundle } from '../build/bundler.ts';
import { loadRenderer } from '../build/bundles.ts';
import { stoppingProblems } from '../build/refuse-mistakes.ts';
import { storeContent } from '../build/store-content.ts';
import { deployProblems } from './deploy/deploy-problems.ts';
import { type DeployProblem, lineOf, worstFirst } from './deploy/problem.ts';
import { readSite } from './deploy/read-site.ts';
import { scaffoldProblems } from './deploy/scaffold-problems.ts';

// Builds the site as production would, and lists what keeps it from real visitors: the settings
// first, then the output. `--json` prints the list as data. Fails if there is anything.

await storeContent();
await bundle('renderer');
const renderer = await loadRenderer();
const { isSandbox, problems: found } = renderer.siteFacts();
// A site may go live with computed pictures in place of captures.
const settings = found.filter(({ area }) => area !== 'captures');
const settingProblems: readonly DeployProblem[] = settings.map((problem) => ({
  cause: 'setting',
  message: problemLine(problem, 'en'),
  files: [],
}));
const stopping = stoppingProblems(settings, isSandbox);

/** Builds in a process of its own, whose output shows only when it fails. */
function build(): boolean {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['build/build.ts'], {
    encoding: 'utf8',
  });
  if (status !== 0) process.stderr.write(stdout + stderr);
  return status === 0;
}

const { countedVisits, origin } = renderer;
const isBuilt = stopping.length === 0 && build();
const problems = worstFirst([
  ...settingProblems,
  ...scaffoldProblems('../..'),
  ...(isBuilt ? deployProblems(readSite('dist', { origin, visitsHost: countedVisits?.host })) : []),
]);
const isReady = isBuilt && problems.length === 0;

if (process.argv.includes('--json'))
  process.stdout.write(
    `${JSON.stringify({ ready: isReady, built: isBuilt, problems }, null, 2)}\n`,
  );
else {
  for (const problem of problems) process.stdout.write(`${lineOf(problem)}\n`);
  const unbuilt = stopping.length > 0 ? ' Nothing was built: correct the mistakes first.' : '';
  process.stdout.write(
    isReady
      ? 'Ready to deploy.\n'
      : `${problems.length} things to do before you deploy.${unbuilt}\n`,
  );
}
process.exitCode = isReady ? 0 : 1;
