import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { namedStates, searches } from './named-states.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the ids of all stories in a file, from its title and its exports. */
function idsIn(file: string): readonly string[] {
  const source = readFileSync(`${root}${file}`, 'utf8');
  const [, title = ''] = /^ {2}title: '([^']+)'/m.exec(source) ?? [];
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) =>
    toId(title, storyNameFromExport(name)),
  );
}

const ids = new Set(
  globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root }).flatMap(idsIn),
);

it('has a story for every state that the specification names', () => {
  expect(ids.size).toBeGreaterThan(200);
  expect(namedStates.filter(({ story }) => !ids.has(story))).toEqual([]);
});

it('has a story for every search whose first hit is one', () => {
  const stories = searches.filter(({ hit }) => !hit.endsWith('--docs'));
  expect(searches.length).toBeGreaterThanOrEqual(12);
  expect(stories.filter(({ hit }) => !ids.has(hit))).toEqual([]);
});
