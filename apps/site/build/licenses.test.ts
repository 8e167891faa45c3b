import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { licenseNextTo, licensesText } from './licenses.ts';

const react = { name: 'react', version: '19.0.0', identifier: 'MIT', text: 'Permission is …' };
const font = { name: 'a-font', version: '1.0.0', text: 'SIL …' };

it('lists every package once with its license, by name', () => {
  const text = licensesText([react, font, react]);
  expect(text.match(/^\S+ \d.*$/gm)).toEqual(['a-font 1.0.0', 'react 19.0.0 (MIT)']);
  expect(text).toContain('SIL …');
  expect(text).toContain('Permission is …');
});

it('refuses a package without a license', () => {
  expect(() => licensesText([{ name: 'x', version: '1.0.0' }])).toThrow('x 1.0.0 has no license');
});

it('reads the license next to a font that was made smaller', () => {
  const styles = '../../../packages/ui/src/styles/instrument-sans.woff2';
  const font = licenseNextTo(fileURLToPath(new URL(styles, import.meta.url)));
  expect(font).toMatchObject({
    name: '@fontsource-variable/instrument-sans',
    identifier: 'OFL-1.1',
    text: expect.stringContaining('SIL OPEN FONT LICENSE'),
  });
});
