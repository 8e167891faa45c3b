import { dataset } from '../../boot/root.ts';
import { read, themeKey, write } from '../../boot/storage.ts';

/** Sets the stored theme before first paint; dark by default. */
export function initTheme(): void {
  dataset.theme = read('localStorage', themeKey) ?? 'dark';
}

/** Switches the theme and stores it. */
export function toggleTheme(): void {
  dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
  write('localStorage', themeKey, dataset.theme);
}
