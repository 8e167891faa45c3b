/** Shows or hides the element with a data attribute, if the page has it. */
export function show(mark: string, shown: boolean): void {
  const element = document.querySelector<HTMLElement>(`[data-${mark}]`);
  if (element) element.hidden = !shown;
}

/** Moves the focus to the content without scrolling. */
export const focusContent = () =>
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
