import { beforeEach, expect, it, vi } from 'vitest';
import type { Renderer } from '../../build/bundles.ts';
import { type CheckSteps, checkSite } from './check-site.ts';
import { problemsIn } from './package-problems.ts';
import { lineOf } from './problem.ts';

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

const renderer = {
  isSandbox: false,
  missingTexts: () => [],
  settingProblems: () => [],
} as unknown as Renderer;

/** The steps of a site that is ready. */
const ready: CheckSteps = {
  packages: () => [],
  scaffolds: () => [],
  renderer: () => Promise.resolve(renderer),
  build: () => Promise.resolve(),
  output: () => [],
};

const fails = () => {
  throw new URIError('URI malformed');
};
const missing = {
  ...renderer,
  missingTexts: () => [{ path: 'contactPage.other.email', locale: 'es' }],
} as unknown as Renderer;

async function check(steps: Partial<CheckSteps>) {
  const { isBuilt, problems } = await checkSite({ ...ready, ...steps });
  return { isBuilt, lines: problems.map(lineOf) };
}

it('finds nothing in a site that is ready', async () => {
  expect(await check({})).toEqual({ isBuilt: true, lines: [] });
});

it.each(['packages', 'scaffolds', 'renderer', 'build', 'output'] as const)(
  'has a line for an error of the step "%s"',
  async (step) => {
    const { lines } = await check({ [step]: fails });
    expect(lines).toEqual(['- build: URI malformed Correct this, then check again.']);
  },
);

it('keeps what earlier steps found when a later one fails', async () => {
  const left = { cause: 'leftover', message: 'A sample is left.', files: [] } as const;
  const { isBuilt, lines } = await check({ scaffolds: () => [left], build: fails });
  expect(isBuilt).toBe(false);
  expect(lines).toEqual([
    '- build: URI malformed Correct this, then check again.',
    '- leftover: A sample is left.',
  ]);
});

it('names a missing text once, without what the compiler says about it', async () => {
  const packages = problemsIn(
    "@otm/content:build: src/pages/contact.ts(4,7): error TS2322: Property 'email' is missing.",
  );
  const found = await check({
    packages: () => packages,
    renderer: () => Promise.resolve(missing),
  });
  expect(found.lines).toEqual([expect.stringMatching(/^- language: /)]);
  expect((await check({ packages: () => packages, renderer: fails })).lines).toHaveLength(2);
});

it('builds nothing when a text is missing, and names file, key and language', async () => {
  expect(await check({ renderer: () => Promise.resolve(missing), build: fails })).toEqual({
    isBuilt: false,
    lines: [
      '- language: packages/content/src/pages/contact.ts: "other.email" has no text in "es": write it.',
    ],
  });
});
