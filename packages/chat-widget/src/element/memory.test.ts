import { afterEach, describe, expect, it, vi } from 'vitest';
import { recall, remember } from './memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('memory', () => {
  it('gives back what it was told', () => {
    vi.stubGlobal('sessionStorage', {});
    remember(true, 'Half a sentence');
    expect(recall()).toEqual([true, 'Half a sentence']);
  });

  it('remembers nothing at first', () => {
    vi.stubGlobal('sessionStorage', {});
    expect(recall()).toBeUndefined();
  });

  it('stands a storage that throws', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', new Proxy({}, { get: refuse, set: refuse }));
    expect(() => remember(true, 'x')).not.toThrow();
    expect(recall()).toBeUndefined();
  });
});
