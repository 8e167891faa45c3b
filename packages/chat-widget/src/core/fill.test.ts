import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

describe('fill', () => {
  it('replaces known placeholders and keeps the rest', () => {
    expect(fill('{url} {title} {constructor} {} {url}', { url: '$&' })).toBe(
      '$& {title} {constructor} {} $&',
    );
  });
});
