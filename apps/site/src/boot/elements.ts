/** Shows or hides the element with a data attribute, if the page has it. */
export function show(mark: string, shown: boolean): void {
  const element = document.querySelector<HTMLElement>(`[data-${mark}]`);
  if (element) element.hidden = !shown;
}

/** Moves the focus to an element without scrolling. */
export const focus = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
