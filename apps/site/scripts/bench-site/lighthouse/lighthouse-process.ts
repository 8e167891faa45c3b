import { type ChildProcess, fork } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Method } from '../results.ts';
import { templates } from '../sites/workbench.ts';
import {
  type LighthouseReport,
  metricAudits,
  type PageRun,
  readReport,
} from './lighthouse-report.ts';

/** A page to measure. */
export interface LighthouseJob {
  readonly url: string;
  readonly method: Method;
  /** The categories that give points; only metrics without any. */
  readonly categories: readonly string[];
}

type Answer = { readonly lhr: LighthouseReport } | { readonly error: string };

/** A process with Lighthouse, which measures one page after another, each in a new browser. */
export interface LighthouseProcess {
  readonly measure: (job: LighthouseJob) => Promise<PageRun>;
  readonly close: () => void;
}

const answerOf = (child: ChildProcess) =>
  new Promise<Answer>((answered, failed) => {
    const fail = (code: number | null) => failed(new Error(`Lighthouse ended with code ${code}.`));
    child.once('exit', fail);
    child.once('message', (answer: Answer) => {
      child.off('exit', fail);
      answered(answer);
    });
  });

/** Starts Lighthouse in a workbench. */
export function startLighthouse(
  workbench: string,
  chromePath: string | undefined,
): LighthouseProcess {
  const script = join(workbench, 'run-lighthouse.mjs');
  copyFileSync(join(templates, 'lighthouse/run-lighthouse.mjs'), script);
  const child = fork(script, { execArgv: [], cwd: workbench });
  return {
    async measure(job) {
      const answer = answerOf(child);
      child.send({ ...job, audits: metricAudits, chromePath });
      const it = await answer;
      if ('error' in it) throw new Error(`Lighthouse failed on ${job.url}: ${it.error}`);
      const run = readReport(it.lhr);
      // Lighthouse gives points for a part of the audits, too.
      return job.categories.length > 0 ? run : { ...run, scores: {}, failed: [] };
    },
    close: () => {
      child.kill();
    },
  };
}
