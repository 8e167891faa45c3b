import { expect, it, vi } from 'vitest';
import { documentStylesFrom } from './document-styles.ts';

const css =
  ':root{--otm-a:1px;--otm-b:2px;}.otm-card{top:var(--otm-a);left:var(--otm-b)}.otm-button[data-size=large]{gap:0}';
const shorten = vi.fn((text: string) => text.replaceAll('otm-', '_'));
const stylesOf = documentStylesFrom(
  async () => css,
  shorten,
  (name) => name === '--otm-b',
);

it('shortens and hashes the styles of documents with the same markup once', async () => {
  const one = await stylesOf('<p>One</p>');
  expect(await stylesOf('<p>Two</p>')).toBe(one);
  expect(one.text).toBe(':root{--_b:2px;}._card{top:1px;left:var(--_b)}');
  expect(one.hash).toMatch(/^'sha256-.{44}'$/);
  expect((await stylesOf('<p data-size="large">')).text).toContain('data-size=large');
  expect(shorten).toHaveBeenCalledTimes(2);
});
