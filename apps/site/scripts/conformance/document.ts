import type { Criterion } from './criteria.ts';
import type { TaggedTest } from './read-tests.ts';

/** The report's entry for one criterion. */
export interface Finding {
  readonly criterion: Criterion;
  readonly tests: readonly TaggedTest[];
  /** The rules of axe that check it. */
  readonly rules: readonly string[];
  readonly result: 'supports' | 'supports in part' | 'doesn’t apply' | 'not tested' | 'fails';
}

/** Judges a criterion by its tests and its note. */
export function judge(
  criterion: Criterion,
  all: readonly TaggedTest[],
  rules: readonly string[],
): Finding {
  const tests = all.filter((test) => test.criteria.includes(criterion.id));
  return { criterion, tests, rules, result: resultOf(criterion, tests, rules) };
}

function resultOf({ note }: Criterion, tests: readonly TaggedTest[], rules: readonly string[]) {
  if (tests.some(({ passed }) => !passed)) return 'fails';
  if (note?.[0] === 'gap') return 'supports in part';
  if (note?.[0] === 'absent') return 'doesn’t apply';
  // Rules of axe find some failures; a note says what they leave open.
  const checks = note ? tests.length : tests.length + rules.length;
  return checks > 0 ? 'supports' : 'not tested';
}

/** Returns the criteria whose notes contradict their tests, or that nothing is said about. */
export function problemsOf(findings: readonly Finding[]): readonly string[] {
  return findings.flatMap(({ criterion: { id, note }, tests, result }) => [
    ...(result === 'fails' ? [`${id} has a failed test`] : []),
    ...(result === 'not tested' && !note ? [`${id} has neither a test nor a note`] : []),
    ...(note?.[0] === 'absent' && tests.length > 0
      ? [`${id} is said not to apply, and has tests`]
      : []),
  ]);
}

const titlesOf = (tests: readonly TaggedTest[]) => {
  const files = Map.groupBy(tests, ({ file }) => file);
  return [...files].map(([file, list]) => {
    const titles = [...new Set(list.map(({ title }) => title))];
    const more = titles.length > 1 ? ` and ${titles.length - 1} more` : '';
    return `“${titles[0]}”${more} (${file})`;
  });
};

function row({ criterion, tests, rules, result }: Finding): string {
  const { id, name, level, note } = criterion;
  const how = [
    ...(note ? [note[1]] : []),
    ...(rules.length > 0 ? [`axe: ${rules.join(', ')}.`] : []),
    ...titlesOf(tests),
  ];
  return `| ${id} ${name} | ${level} | ${result} | ${how.join('<br>').replaceAll('|', '\\|')} |`;
}

/** The page about conformance with WCAG 2.2. */
export function conformanceDocument(findings: readonly Finding[], date: string): string {
  const count = (result: Finding['result']) =>
    findings.filter((finding) => finding.result === result).length;
  const counted = (['supports', 'supports in part', 'doesn’t apply', 'not tested'] as const)
    .map((result) => `${count(result)} ${result}`)
    .join(', ');
  return `# Conformance with WCAG 2.2, levels A and AA

Written by \`npm run proof:conformance\` on ${date}, from the tags of tests such as \`@wcag-2.1.1\` and from the rules of axe. No one outside the project has checked it. Tests find part of what there is to find: “supports” means that they found no failure.

${findings.length} criteria: ${counted}, ${count('fails')} failed.

| criterion | level | result | how it's checked |
|---|---|---|---|
${findings.map(row).join('\n')}
`;
}
