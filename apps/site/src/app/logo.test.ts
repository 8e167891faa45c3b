import { expect, it } from 'vitest';
import { logo, readLogo } from './logo.ts';

const file = (viewBox: string, ...paths: readonly string[]) =>
  `<svg viewBox="${viewBox}">${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;

it('reads the logo of the site', () => {
  expect(logo).toMatch(/^[\sMmHhVvLlCcSsQqTtAaZz\d.,-]+$/);
});

it('reads the path of a file', () => {
  expect(readLogo(file('0 0 20 20', 'M1 1h2'))).toBe('M1 1h2');
});

it.each([
  ['another box', file('0 0 24 24', 'M1 1h2')],
  ['two paths', file('0 0 20 20', 'M1 1h2', 'M3 3h2')],
  ['no path', file('0 0 20 20')],
])('refuses a file with %s', (_, source) => {
  expect(() => readLogo(source)).toThrow('logo.svg must have viewBox="0 0 20 20"');
});
