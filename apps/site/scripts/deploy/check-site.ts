import { problemLine, type SettingProblem } from '@otm/schema/settings';
import { bundle } from '../../build/bundler.ts';
import { loadRenderer, type Renderer } from '../../build/bundles.ts';
import { missingTextLines } from '../../build/missing-texts.ts';
import { stoppingProblems } from '../../build/refuse-mistakes.ts';
import { runInChild } from '../../build/run-in-child.ts';
import { storeContent } from '../../build/store-content.ts';
import { buildProblems } from './build-problems.ts';
import { deployProblems } from './deploy-problems.ts';
import { packageProblems } from './package-problems.ts';
import { type DeployProblem, worstFirst } from './problem.ts';
import { readSite } from './read-site.ts';
import { scaffoldProblems } from './scaffold-problems.ts';

const root = '../..';

/** The findings of a check. */
export interface CheckedSite {
  readonly isBuilt: boolean;
  /** The problems that keep the site from real visitors, worst first. */
  readonly problems: readonly DeployProblem[];
}

/** The steps of a check: the packages, the sources, and the site that is built of them. */
export interface CheckSteps {
  readonly packages: () => readonly DeployProblem[];
  readonly scaffolds: () => readonly DeployProblem[];
  readonly renderer: () => Promise<Renderer>;
  readonly build: () => Promise<unknown>;
  readonly output: (renderer: Renderer) => readonly DeployProblem[];
}

const ownSteps: CheckSteps = {
  packages: () => packageProblems(root),
  scaffolds: () => scaffoldProblems(root),
  renderer: async () => {
    await storeContent();
    await bundle('renderer');
    return loadRenderer();
  },
  build: () => runInChild(new URL('./build.child.ts', import.meta.url), 'build the site'),
  output: ({ countedVisits, origin }) =>
    deployProblems(readSite('dist', { origin, visitsHost: countedVisits?.host })),
};

const settingProblem = (problem: SettingProblem): DeployProblem => ({
  cause: 'setting',
  message: problemLine(problem, 'en'),
  files: [],
});

const missingText = (message: string): DeployProblem => ({ cause: 'language', message, files: [] });

/** The file that a line begins with: the compiler reports a missing text as well, in more words. */
const fileOf = ({ message }: DeployProblem) => message.split(':')[0];

/**
 * Checks the settings and the texts, builds the site as production would, and checks the output. An
 * error on the way is one more problem.
 */
export async function checkSite(steps: CheckSteps = ownSteps): Promise<CheckedSite> {
  const found: DeployProblem[] = [];
  let packages: readonly DeployProblem[] = [];
  let isBuilt = false;
  try {
    found.push(...steps.scaffolds());
    packages = steps.packages();
    const renderer = await steps.renderer();
    const missing = missingTextLines(renderer.missingTexts()).map(missingText);
    packages = packages.filter((it) => !missing.some((text) => fileOf(text) === fileOf(it)));
    const settings = renderer.settingProblems();
    found.push(...missing, ...settings.map(settingProblem));
    const stopping = [...packages, ...missing, ...stoppingProblems(settings, renderer.isSandbox)];
    if (stopping.length === 0) {
      await steps.build();
      isBuilt = true;
      found.push(...steps.output(renderer));
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    found.push(...buildProblems(error));
  }
  return { isBuilt, problems: worstFirst([...packages, ...found]) };
}
