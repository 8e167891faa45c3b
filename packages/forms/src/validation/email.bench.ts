import { describe, test } from 'vitest';
import { isBlocked, normalizeBlockList } from './block-list.ts';
import { isHtmlEmail, isSimpleEmail } from './email.ts';

const megabyte = 1_000_000;
const dotted = 'a.'.repeat(megabyte / 2);
const labels = `a@${'b.'.repeat(megabyte / 2)}`;
const list = normalizeBlockList('a@b.co,'.repeat(megabyte / 7));
const spaces = normalizeBlockList(`${' '.repeat(megabyte / 2)}b@b.co x`);

describe('validation of 1 MB', () => {
  test('addresses', async ({ bench }) => {
    await bench.compare(
      bench('simple pattern', () => void isSimpleEmail(dotted)),
      bench('HTML rule', () => void isHtmlEmail(labels)),
    );
  });

  test('block list', async ({ bench }) => {
    await bench.compare(
      bench('many near misses', () => void isBlocked(list, 'b@b.co')),
      bench('a hit with a long margin', () => void isBlocked(spaces, 'b@b.co')),
    );
  });
});
