import { read, themeKey, write } from '../storage.ts';
import { dataset } from './root.ts';

/** Before anything is painted: the theme that the visitor chose; dark for everybody else. */
export function enterTheme(): void {
  dataset.theme = read('localStorage', themeKey) ?? 'dark';
}

/** Switches the theme and remembers it. */
export function toggleTheme(): void {
  dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
  write('localStorage', themeKey, dataset.theme);
}
