import type { Values } from '../services/ports.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns the text field of that name, if the form has one. */
export function findControl(form: HTMLFormElement | null, name: string): Control | undefined {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}

/** Returns the values of a form's fields, in the order of `names`. */
export const readValues = (form: HTMLFormElement | null, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, findControl(form, name)?.value ?? '']));

const announce = (control: Control) => control.dispatchEvent(new Event('input', { bubbles: true }));

/** Notifies listeners of text that was typed before they were added. */
export function announceValues(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const control = findControl(form, name);
    if (control?.value) announce(control);
  }
}

/** Fills in a form's fields. Fields that already have text keep it, unless `overwrite` is true. */
export function fillValues(form: HTMLFormElement, values: Values, overwrite: boolean): void {
  for (const [name, value] of Object.entries(values)) {
    const control = findControl(form, name);
    if (!control || control.value === value || (control.value !== '' && !overwrite)) continue;
    control.value = value;
    announce(control);
  }
}
