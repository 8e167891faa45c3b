import { readFileSync } from 'node:fs';
import type { SettingProblem } from '@otm/schema/settings';
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
  sampleTexts: () => [],
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

it.each(['packages', 'scaffolds', 'sampleTexts', 'renderer', 'build', 'output'] as const)(
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
      '- language: "other.email" has no text in "es": write it. (packages/content/src/pages/contact.ts)',
    ],
  });
});

const withSettings = (...problems: readonly SettingProblem[]) =>
  ({ ...renderer, settingProblems: () => problems }) as unknown as Renderer;

const phone: SettingProblem = {
  setting: 'business.phone',
  area: 'business',
  value: '42',
  rule: 'not-text',
  details: { example: '1 415 200 0142' },
};

it('ends each line about a setting with its file', async () => {
  const lines = async (problem: SettingProblem) =>
    (await check({ renderer: () => Promise.resolve(withSettings(problem)) })).lines.join();
  expect(await lines(phone)).toMatch(/^- setting: .* \(packages\/content\/src\/business\.ts\)$/);
  expect(await lines({ ...phone, area: 'environment', setting: 'SITE_BASE' })).toMatch(
    /\(\.env\)$/,
  );
  const video = { ...phone, area: 'videos', setting: 'videos.A.id', value: 'no-id' } as const;
  expect(await lines(video)).toMatch(/\(packages\/content\/videos\)$/);
});

it('leaves out what the compiler says about a mistake in the settings, and nothing else', async () => {
  const at = (line: number, message: string) =>
    `@otm/content:build: src/business.ts(${line},3): error TS2322: ${message}`;
  const phoneLine =
    readFileSync('../../packages/content/src/business.ts', 'utf8')
      .split('\n')
      .findIndex((line) => line.includes('phone:')) + 1;
  const output = [
    at(7, "Property 'phone' is missing in type."),
    at(phoneLine, "Type 'number' is not assignable to type 'string'."),
    at(phoneLine + 1, "Type 'string' is not assignable to type 'boolean'."),
  ];
  const found = await check({
    packages: () => problemsIn(output.join('\n')),
    renderer: () => Promise.resolve(withSettings({ ...phone, value: '' })),
  });
  expect(found.lines).toEqual([
    expect.stringMatching(/^- build: Type 'string' is not/),
    expect.stringMatching(/^- setting: business\.phone/),
  ]);
});
