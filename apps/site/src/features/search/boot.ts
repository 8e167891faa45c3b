/** Opens the search on Ctrl+K or Cmd+K by a click on its link, whose code may still be loading. */
export function onSearchShortcut(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLElement>('[rel=search]');
  // No slash: WCAG 2.1.4 requires single-character shortcuts to be switchable, and Firefox uses it.
  if (!search || !(event.ctrlKey || event.metaKey) || event.key !== 'k') return;
  event.preventDefault();
  search.click();
}
