import { expect, it } from 'vitest';
import { checkSettings, shownSettings } from './check-settings.ts';
import { problemLine } from './describe-problem.ts';
import { change } from './testing/change.ts';
import { readySettings } from './testing/ready-settings.ts';

/** The path of everything within a value. */
const pathsIn = (value: unknown, path = ''): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, it]) => {
        const child = path ? `${path}/${key}` : key;
        return [child, ...pathsIn(it, child)];
      })
    : [];

const { takenPaths: _, unanswered: __, withoutCapture: ___, ...written } = readySettings;

it.each([undefined, null, 1, -1, true, 'x', '', [], {}, [null]])(
  'reports %j in place of any setting in complete lines',
  (value) => {
    for (const path of pathsIn(written)) {
      const settings = change(path, value);
      const lines = checkSettings(settings).map((it) => problemLine(it, 'en'));
      expect(lines.join('\n'), path).not.toMatch(/undefined|NaN|\[object/);
      expect(() => shownSettings(settings)).not.toThrow();
    }
  },
);
