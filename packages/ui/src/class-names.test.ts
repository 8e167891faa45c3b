import { expect, it } from 'vitest';
import { classNames } from './class-names.ts';

it('joins names with one space', () => {
  expect(classNames('otm-button', 'custom')).toBe('otm-button custom');
});

it('skips names that are missing or empty', () => {
  expect(classNames('otm-button', undefined, '', 'custom')).toBe('otm-button custom');
});

it('returns an empty string without names', () => {
  expect(classNames()).toBe('');
});
