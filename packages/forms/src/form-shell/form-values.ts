import type { Values } from '../services/ports.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The field of that name, where the form has one that is typed in. */
export function findControl(form: HTMLFormElement | null, name: string): Control | undefined {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : undefined;
}

/** What stands in a form's fields, in the order of `names`. */
export const readValues = (form: HTMLFormElement | null, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, findControl(form, name)?.value ?? '']));

const announce = (control: Control) => control.dispatchEvent(new Event('input', { bubbles: true }));

/** Tells listeners of the text that was typed before they were there. */
export function announceValues(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const control = findControl(form, name);
    if (control?.value) announce(control);
  }
}

/** Puts values into a form's fields; those that hold text already keep it, unless told otherwise. */
export function fillValues(form: HTMLFormElement, values: Values, overwrite: boolean): void {
  for (const [name, value] of Object.entries(values)) {
    const control = findControl(form, name);
    if (!control || control.value === value || (control.value !== '' && !overwrite)) continue;
    control.value = value;
    announce(control);
  }
}
