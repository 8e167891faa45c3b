import type { FormLabels } from '@otm/schema';
import { userEvent, within } from 'storybook/test';
import { clearDraft, readDraft } from '../draft/draft.ts';

type Labels = Pick<FormLabels<'email' | 'message'>, 'fields' | 'captcha' | 'button'>;

/** The values that every story types. */
const typed = { email: 'ana@example.com', message: '¿Delta 12? <b>' };

/** Clears the drafts, which would fill in the next story's fields. */
export function forgetDrafts(): void {
  for (const form of ['contact', 'licence']) clearDraft(form, readDraft(form));
}

/** Types into the form, which also loads its captcha. */
export async function fillIn(
  canvas: HTMLElement,
  labels: Labels,
  email = typed.email,
): Promise<void> {
  const screen = within(canvas);
  await userEvent.type(screen.getByLabelText(labels.fields.email.label), email);
  await userEvent.type(screen.getByLabelText(labels.fields.message.label), typed.message);
}

/** Solves the fake captcha. */
export async function solve(canvas: HTMLElement, labels: Labels): Promise<void> {
  const screen = within(canvas);
  await userEvent.click(await screen.findByRole('button', { name: labels.captcha.frameTitle }));
  await screen.findByText(labels.captcha.confirmed);
}

/** Submits the form. */
export const submit = (canvas: HTMLElement, labels: Labels): Promise<void> =>
  userEvent.click(within(canvas).getByRole('button', { name: labels.button }));
