// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { dataset } from '../../boot/root.ts';
import { initTheme, toggleTheme } from './boot.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('is dark on a first visit', () => {
  initTheme();
  expect(dataset.theme).toBe('dark');
  expect(localStorage.getItem('otm_theme')).toBeNull();
});

it('is the stored theme on a later visit', () => {
  localStorage.setItem('otm_theme', 'light');
  initTheme();
  expect(dataset.theme).toBe('light');
});

it('switches back and forth, and stores each choice', () => {
  initTheme();
  const seen = [1, 2, 3].map(() => {
    toggleTheme();
    return [dataset.theme, localStorage.getItem('otm_theme')];
  });
  expect(seen).toEqual([
    ['light', 'light'],
    ['dark', 'dark'],
    ['light', 'light'],
  ]);
});

it('switches for the page alone without storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  initTheme();
  toggleTheme();
  expect(dataset.theme).toBe('light');
});
