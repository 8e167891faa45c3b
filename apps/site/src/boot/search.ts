import { approach } from './live.ts';

/** Ctrl+K or Cmd+K stands for a press on the way to the search, which need not be loaded yet. */
export function openSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLElement>('[rel=search]');
  // No slash: WCAG 2.1.4 requires single-character shortcuts to be switchable, and Firefox uses it.
  if (!search || event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  approach(search);
  search.click();
}
