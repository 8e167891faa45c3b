const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move the focus along a column of controls, and stop at its ends. */
export function moveByArrows(event: KeyboardEvent, column: readonly HTMLElement[]): void {
  const step = steps[event.key];
  // While a word is being composed the arrows belong to its candidates.
  if (!step || event.isComposing) return;
  event.preventDefault();
  column[column.indexOf(event.target as HTMLElement) + step]?.focus();
}
