// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { read, write } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('what is written can be read', () => {
  write('localStorage', 'key', 'value');
  expect(read('localStorage', 'key')).toBe('value');
  expect(read('sessionStorage', 'key')).toBeNull();
});

it.each(['localStorage', 'sessionStorage'] as const)(
  'a %s that may not be asked for is empty',
  (name) => {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => write(name, 'key', 'value')).not.toThrow();
    expect(read(name, 'key')).toBeUndefined();
  },
);

it('treats a storage that is null as empty', () => {
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
  expect(() => write('localStorage', 'key', 'value')).not.toThrow();
  expect(read('localStorage', 'key')).toBeUndefined();
});

it('drops the old value when storage is full', () => {
  write('localStorage', 'key', 'old');
  vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => write('localStorage', 'key', 'new')).not.toThrow();
  expect(read('localStorage', 'key')).toBeNull();
});
