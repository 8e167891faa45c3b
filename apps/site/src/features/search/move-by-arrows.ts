const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus along a column of controls by arrow keys; stops at its ends. */
export function moveByArrows(event: KeyboardEvent, column: readonly HTMLElement[]): void {
  const step = steps[event.key];
  // During IME composition, the arrow keys select candidates.
  if (!step || event.isComposing) return;
  event.preventDefault();
  column[column.indexOf(event.target as HTMLElement) + step]?.focus();
}
