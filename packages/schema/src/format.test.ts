import { describe, expect, expectTypeOf, it } from 'vitest';
import { format, MessageError } from './format.ts';
import type { Message } from './message.ts';

describe('format', () => {
  it('fills in every placeholder, numbers included', () => {
    expect(format('{count} of {all}, {count}', { count: 2, all: '7' })).toBe('2 of 7, 2');
  });

  it('inserts a value as it is, even one that looks like a placeholder or a pattern', () => {
    expect(format('{a} {b}', { a: '{b} $&', b: 'x' })).toBe('{b} $& x');
  });

  it('names the message and the placeholder when a computed message has no value', () => {
    const computed = `POC ${'{poc}'}` as Message<never>;
    expect(() => format(computed, {})).toThrow(MessageError);
    expect(() => format(computed, {})).toThrow('No value for {poc} in "POC {poc}".');
  });

  it('takes exactly the values that the message names', () => {
    expectTypeOf(format<'{a} {b}'>)
      .parameter(1)
      .toEqualTypeOf<Readonly<Record<'a' | 'b', string | number>>>();
    // @ts-expect-error A value is missing.
    expect(() => format('{a} {b}', { a: 1 })).toThrow(MessageError);
    // @ts-expect-error No placeholder has this name.
    format('{a}', { a: 1, b: 2 });
    // @ts-expect-error A plain string may not have a placeholder.
    format('plain' as string, { a: 1 });
  });
});
