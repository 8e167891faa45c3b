import { describe, expect, it } from 'vitest';
import { clock, english } from './labels.ts';

it('has the labels of the specification in English', () => {
  expect(english.status).toBe('Typically replies within 1 hour');
  expect(english.placeholder).toBe('Type a message..');
});

describe('clock', () => {
  const time = new Date(2026, 10, 20, 17, 5);

  it('formats hours and minutes as the language does', () => {
    expect(clock(time, 'en-US')).toMatch(/^5:05\sPM$/);
    expect(clock(time, 'es-ES')).toBe('17:05');
  });

  it.each(['en_US', 'x', '!'])('falls back for an invalid tag (%s)', (tag) => {
    expect(clock(time, tag)).toMatch(/05/);
  });
});
