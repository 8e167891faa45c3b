import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingProblem } from '@otm/schema/settings';
import type { DeployProblem } from './problem.ts';

/** A subject that a text may call a sample. */
interface Subject {
  readonly name: string;
  /** The rule that finds samples among the settings. */
  readonly rule: SettingProblem['rule'];
  readonly files: string;
}

const content = 'packages/content';

const subjects: readonly Subject[] = [
  {
    name: 'the reviews',
    rule: 'sample-review',
    files: `${content}/{articles/reviews,videos/review-*}/*.md`,
  },
  {
    name: 'the testimonials',
    rule: 'sample-review',
    files: `${content}/src/pages/new-home/{en,es}.ts`,
  },
  {
    name: 'the videos',
    rule: 'sample-video',
    files: `${content}/statements/accessibility/*.md`,
  },
];

/** The noun in either language; in Spanish, “muestra” alone is a verb. */
const calledSample = /\bsamples?\b|\bmuestras\b|\b(?:de|una) muestra\b/i;

/** Lines that name a key or an id instead of a text. */
const isCode = (line: string) => /^\s*(?:id|sample):/.test(line);

/** The first sentence of a line that says so, without what marks a heading or a key. */
function sentenceIn(line: string): string | undefined {
  const text = line.trim().replace(/^(?:#+ |- |\w+: ['"]?)/, '');
  return text.split(/(?<=[.!?])\s/).find((sentence) => calledSample.test(sentence));
}

/**
 * Finds sentences that still call the reviews or the videos samples once none of them is.
 *
 * @param root - the folder of the repository
 */
export function sampleTextProblems(
  root: string,
  settings: readonly Pick<SettingProblem, 'rule'>[],
): readonly DeployProblem[] {
  const real = subjects.filter((it) => !settings.some(({ rule }) => rule === it.rule));
  return real.flatMap(({ files, name }) =>
    globSync(files, { cwd: root })
      .toSorted()
      .flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, index): readonly DeployProblem[] => {
            const sentence = isCode(line) ? undefined : sentenceIn(line);
            if (!sentence) return [];
            const message = `“${sentence}” calls ${name} samples, which they no longer are: rewrite it.`;
            return [{ cause: 'sample', message, files: [`${file}:${index + 1}`] }];
          }),
      ),
  );
}
