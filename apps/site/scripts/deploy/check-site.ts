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
import { sampleTextProblems } from './sample-texts.ts';
import { scaffoldProblems } from './scaffold-problems.ts';
import { settingProblem, withoutSettings } from './setting-lines.ts';
import { tokenProblems } from './token-problems.ts';

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
  readonly sampleTexts: (
    settings: ReturnType<Renderer['settingProblems']>,
  ) => readonly DeployProblem[];
  readonly renderer: () => Promise<Renderer>;
  readonly build: () => Promise<unknown>;
  readonly output: (renderer: Renderer) => readonly DeployProblem[];
}

const ownSteps: CheckSteps = {
  packages: () => packageProblems(root),
  scaffolds: () => [...scaffoldProblems(root), ...tokenProblems(root)],
  sampleTexts: (settings) => sampleTextProblems(root, settings),
  renderer: async () => {
    await storeContent();
    await bundle('renderer');
    return loadRenderer();
  },
  build: () => runInChild(new URL('./build.child.ts', import.meta.url), 'build the site'),
  output: ({ countedVisits, origin }) =>
    deployProblems(readSite('dist', { origin, visitsHost: countedVisits?.host })),
};

/** A missing text; its line begins with its file. */
function missingText(line: string): DeployProblem {
  const [, file = '', message = line] = /^(\S+): (.*)$/.exec(line) ?? [];
  return { cause: 'language', message, files: [file] };
}

/** The file of a problem, without a line: the compiler reports a missing text as well, in more words. */
const fileOf = ({ files }: DeployProblem) => files[0]?.replace(/:\d+$/, '');

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
    packages = withoutSettings(root, packages, settings);
    found.push(...missing, ...settings.map((problem) => settingProblem(root, problem)));
    found.push(...steps.sampleTexts(settings));
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
