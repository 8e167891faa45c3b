import { userEvent, within } from 'storybook/test';
import { clearDraft, readDraft } from '../draft/draft.ts';
import type { FormTexts } from './form-texts.ts';

type Texts = Pick<FormTexts<'email' | 'message'>, 'fields' | 'captcha' | 'button'>;

/** What every story types. */
const typed = { email: 'ana@example.com', message: '¿Delta 12? <b>' };

/** Starts a story with empty fields: a draft of the story before would fill them. */
export function forgetDrafts(): void {
  for (const form of ['contact', 'licence']) clearDraft(form, readDraft(form));
}

/** Touches the form, so that its captcha comes, and types into it. */
export async function fillIn(
  canvas: HTMLElement,
  texts: Texts,
  email = typed.email,
): Promise<void> {
  const screen = within(canvas);
  await userEvent.type(screen.getByLabelText(texts.fields.email.label), email);
  await userEvent.type(screen.getByLabelText(texts.fields.message.label), typed.message);
}

/** Solves the fake captcha. */
export async function solve(canvas: HTMLElement, texts: Texts): Promise<void> {
  const screen = within(canvas);
  await userEvent.click(await screen.findByRole('button', { name: texts.captcha.frameTitle }));
  await screen.findByText(texts.captcha.confirmed);
}

/** Presses the form's button. */
export const submit = (canvas: HTMLElement, texts: Texts): Promise<void> =>
  userEvent.click(within(canvas).getByRole('button', { name: texts.button }));
