import { describe, expect, it } from 'vitest';
import { criteria } from './criteria.ts';
import { conformanceDocument, judge, problemsOf } from './document.ts';
import { readTests } from './read-tests.ts';

const spec = (tags: readonly string[], status: string) => ({
  title: 'works by keyboard',
  file: 'menu.spec.ts',
  tags,
  ok: true,
  tests: [{ status }],
});
const report = (...specs: readonly ReturnType<typeof spec>[]) => ({
  suites: [{ suites: [{ specs }] }],
});
const keyboard = { id: '2.1.1', name: 'Keyboard', level: 'A' } as const;

describe('the conformance report', () => {
  it('knows the 31 criteria of level A and the 24 of AA', () => {
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(55);
  });

  it('reads the criteria of tests, however deep they are', () => {
    const tests = readTests(report(spec(['wcag-2.1.1', 'slow'], 'expected'), spec([], 'expected')));
    expect(tests).toEqual([
      { title: 'works by keyboard', file: 'menu.spec.ts', criteria: ['2.1.1'], passed: true },
    ]);
  });

  it.each(['unexpected', 'skipped', 'flaky'])('fails with a test that was %s', (status) => {
    const finding = judge(keyboard, readTests(report(spec(['@wcag-2.1.1'], status))), []);
    expect(finding.result).toBe('fails');
    expect(problemsOf([finding])).toEqual(['2.1.1 has a failed test']);
  });

  it('names criteria without a test, a rule or a note', () => {
    expect(problemsOf([judge(keyboard, [], [])])).toEqual(['2.1.1 has neither a test nor a note']);
    expect(problemsOf([judge(keyboard, [], ['region'])])).toEqual([]);
  });

  it('counts rules as tests only where no note says what they leave open', () => {
    const note = ['unchecked', 'No test presses keys.'] as const;
    expect(judge({ ...keyboard, note }, [], ['region']).result).toBe('not tested');
    expect(judge(keyboard, [], ['region']).result).toBe('supports');
  });

  it('names a criterion that is said not to apply, and has tests', () => {
    const note = ['absent', 'No keys.'] as const;
    const tests = readTests(report(spec(['@wcag-2.1.1'], 'expected')));
    expect(problemsOf([judge({ ...keyboard, note }, tests, [])])).toHaveLength(1);
  });

  it('says what is missing, although tests pass', () => {
    const note = ['gap', 'One key does nothing.'] as const;
    const tests = readTests(report(spec(['@wcag-2.1.1'], 'expected')));
    const page = conformanceDocument([judge({ ...keyboard, note }, tests, [])], '2026-01-02');
    expect(page).toContain(
      '| 2.1.1 Keyboard | A | supports in part | One key does nothing.<br>“works',
    );
    expect(page).toContain('on 2026-01-02');
  });
});
