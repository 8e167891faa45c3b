import { approach } from './live.ts';

/** Ctrl+K or Cmd+K stands for a press on the way to the search, which need not be loaded yet. */
export function openSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLElement>('[rel=search]');
  if (!search || event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  approach(search);
  search.click();
}
