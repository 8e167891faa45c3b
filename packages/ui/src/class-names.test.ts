import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { classNames } from './class-names.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const sources = globSync('{packages/{ui,charts,forms}/src,apps/{site,storybook}/src}/**/*.tsx', {
  cwd: root,
}).filter((file) => !file.includes('.test.'));

/** The files of the components, by the class of their root. */
const owners = new Map(
  sources
    .filter((file) => file.startsWith('packages/ui/'))
    .flatMap((file) =>
      [...read(file).matchAll(/classNames\('([\w-]+)'/g)].map(([, name = '']) => [name, file]),
    ),
);

it('joins class names and skips missing ones', () => {
  expect(classNames('otm-button', undefined, '', 'custom')).toBe('otm-button custom');
});

it('finds the class of every component', () => {
  expect(owners.size).toBeGreaterThan(15);
  expect(owners.get('otm-button')).toBe('packages/ui/src/button/button.tsx');
});

it.each(sources)('%s uses components, not their class names', (file) => {
  const used = [...read(file).matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(used.filter((name) => owners.has(name) && owners.get(name) !== file)).toEqual([]);
});
