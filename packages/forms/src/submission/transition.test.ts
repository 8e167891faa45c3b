import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  initialState,
  type SubmissionEvent,
  type SubmissionState,
  transition,
} from './transition.ts';

const written = readFileSync(new URL('./transitions.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
  .slice(1)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const fits = (cell: string | undefined, value: string) =>
  cell === '*' || (cell ?? '').split(', ').includes(value);
const pick = (cell: string | undefined, value: string) => (cell === '=' ? value : cell);

/** The same step, read from the written table. */
function byTheTable(state: SubmissionState, event: SubmissionEvent) {
  const email = 'email' in event ? event.email : '';
  const facts = [state.phase, event.type, email, state.captcha, state.list];
  const row = written.find((cells) => facts.every((fact, index) => fits(cells[index], fact)));
  if (!row) return { state, effects: [] };
  return {
    state: {
      phase: pick(row[5], state.phase),
      captcha: pick(row[6], state.captcha),
      list: pick(row[7], state.list),
    },
    effects: row[8] === '–' ? [] : row[8]?.split(', '),
  };
}

const email = fc.constantFrom('valid', 'valid', 'valid', 'malformed', 'blocked');
const event: fc.Arbitrary<SubmissionEvent> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('submit'), email }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('list-ready'), email }) },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constantFrom(
        'list-failed',
        'solve',
        'solve',
        'unsolve',
        'toggle',
        'sent',
        'refused',
        'lost',
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('unmount') }) },
) as fc.Arbitrary<SubmissionEvent>;

describe('the submission machine', () => {
  test('agrees with its written table over 100,000 random sequences of events', () => {
    const visited = new Set<string>();
    fc.assert(
      fc.property(fc.boolean(), fc.array(event, { maxLength: 16 }), (hasList, events) => {
        let state = initialState(hasList);
        let sends = 0;
        for (const next of events) {
          const actual = transition(state, next);
          const table = byTheTable(state, next);
          if (JSON.stringify(actual) !== JSON.stringify(table)) expect(actual).toEqual(table);
          state = actual.state;
          visited.add(`${state.phase} ${state.captcha} ${state.list}`);
          sends += actual.effects.filter((effect) => effect === 'send').length;
        }
        return sends <= 1;
      }),
      { numRuns: 100_000 },
    );
    // A submit waits only while the list is pending; the later phases have a settled list.
    expect(visited.size).toBe(30);
  });

  test('uses every row of the table', () => {
    expect(written).toHaveLength(18);
    for (const cells of written) expect(cells).toHaveLength(9);
  });
});
