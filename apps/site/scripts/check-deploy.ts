import { checkSite } from './deploy/check-site.ts';
import { lineOf } from './deploy/problem.ts';

// Builds the site as production would, and lists what keeps it from real visitors: the settings
// first, then the output. `--json` prints the list as data. Fails if there is anything.

const { isBuilt, problems } = await checkSite();
const isReady = isBuilt && problems.length === 0;

if (process.argv.includes('--json'))
  process.stdout.write(
    `${JSON.stringify({ ready: isReady, built: isBuilt, problems }, null, 2)}\n`,
  );
else {
  for (const problem of problems) process.stdout.write(`${lineOf(problem)}\n`);
  const unbuilt = isBuilt ? '' : ' Nothing was built: correct the mistakes first.';
  process.stdout.write(
    isReady
      ? 'Ready to deploy.\n'
      : `${problems.length} things to do before you deploy.${unbuilt}\n`,
  );
}
process.exitCode = isReady ? 0 : 1;
