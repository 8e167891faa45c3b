import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { namedStates } from './named-states.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the ids of all stories in a file, from its title and its exports. */
function idsIn(file: string): readonly string[] {
  const source = readFileSync(`${root}${file}`, 'utf8');
  const [, title = ''] = /^ {2}title: '([^']+)'/m.exec(source) ?? [];
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  );
}

it('has a story for every state that the specification names', () => {
  const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root });
  const ids = new Set(files.flatMap(idsIn));
  expect(ids.size).toBeGreaterThan(200);
  expect(namedStates.filter(({ story }) => !ids.has(story))).toEqual([]);
});
