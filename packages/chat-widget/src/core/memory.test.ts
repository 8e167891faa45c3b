import { afterEach, describe, expect, it, vi } from 'vitest';
import { recall, remember, wasOpen } from './memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('memory', () => {
  it('returns what was stored', () => {
    vi.stubGlobal('sessionStorage', {});
    remember({ opened: true, text: 'Half a sentence' });
    expect(recall()).toEqual({ opened: true, text: 'Half a sentence' });
    expect(wasOpen()).toBe(true);
  });

  it.each([
    undefined,
    '',
    '{',
    '5',
    'null',
    '"text"',
    '[]',
    '[true,""]',
    '{}',
    '{"opened":true}',
    '{"opened":1,"text":""}',
    '{"opened":true,"text":{}}',
  ])('ignores a stored %s', (stored) => {
    vi.stubGlobal('sessionStorage', { 'chat-widget': stored });
    expect(recall()).toBeUndefined();
  });

  it.each([undefined, '', '{', '5', 'null', '[]', '{}', '{"opened":false,"text":""}'])(
    'was not open after a stored %s',
    (stored) => {
      vi.stubGlobal('sessionStorage', { 'chat-widget': stored });
      expect(wasOpen()).toBeFalsy();
    },
  );

  it('survives storage that throws', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', new Proxy({}, { get: refuse, set: refuse }));
    expect(() => remember({ opened: true, text: 'x' })).not.toThrow();
    expect(recall()).toBeUndefined();
    expect(wasOpen()).toBeUndefined();
  });
});
