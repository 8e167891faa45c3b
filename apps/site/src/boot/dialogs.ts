/** For browsers without invoker commands: a button opens or shuts the dialog that it names. */
export function obeyCommand(control: HTMLElement): void {
  const id = control.getAttribute('commandfor');
  if (!id || 'command' in control) return;
  const dialog = document.getElementById(id) as HTMLDialogElement;
  dialog[dialog.open ? 'close' : 'showModal']();
}

/** For browsers without `closedby`: a press on the backdrop lands on the dialog itself. */
export function closeFromOutside(target: Element): void {
  if (target.matches('dialog') && !('closedBy' in target)) closeDialogs();
}

/** Links shut the menu that they stand in: the page may come back from the cache as it was left. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
}
