/** Opens or closes a button's dialog, in browsers without invoker commands. */
export function runCommand(control: HTMLElement): void {
  // A missing attribute finds nothing.
  const id = control.getAttribute('commandfor') as string;
  const dialog = document.getElementById(id) as HTMLDialogElement | null;
  if (dialog && !('command' in control)) dialog[dialog.open ? 'close' : 'showModal']();
}

/** Closes a dialog on a click on its backdrop, in browsers without `closedby`. */
export const closeFromBackdrop = (target: Element): unknown =>
  target.matches('dialog') && !('closedBy' in target) && closeDialogs();

/** Closes the menu when its link is followed: the back/forward cache keeps the page as it was left. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
}
