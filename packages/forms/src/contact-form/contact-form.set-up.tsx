import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { clearDraft, readDraft } from '../draft/draft.ts';
import {
  contactLabels,
  createFakeBlockList,
  createFakeCaptcha,
  createFakeMail,
} from '../testing/index.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

/** The English labels of the form under test. */
export const labels = contactLabels.en;
/** Typed values by label. */
export const ana = { Name: 'Ana', 'Email (required)': 'ana@example.com', Message: 'Hello\nthere' };

/** Fakes of all three services. */
export function createFakes() {
  const mail = createFakeMail();
  const list = createFakeBlockList('blocked@example.com');
  const captcha = createFakeCaptcha();
  const services = {
    sendMessage: mail.sendMessage,
    loadBlockList: list.loadBlockList,
    mountCaptcha: captcha.mountCaptcha,
  };
  return { mail, list, captcha, services };
}

/** A contact form in the document, with its fakes. */
export function setUp(change: Partial<ContactFormProps> = {}, fakes = createFakes()) {
  const props = {
    labels,
    language: 'en',
    email: 'owner@example.com',
    services: fakes.services,
    ...change,
  };
  const view = render(<ContactForm {...props} />);
  return { ...fakes, ...view, props };
}

/** Advances the clock and lets React update. */
export const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

export const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
export const form = () => screen.getByRole('form', { hidden: true }) as HTMLFormElement;

export function type(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(field(label), { target: { value } });
}

/** Submits, several times in one tick if asked to. */
export async function submitForm(times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1) fireEvent.submit(form());
  await wait();
}

export async function solve(): Promise<void> {
  fireEvent.focus(field('Name'));
  await wait();
  fireEvent.click(screen.getByRole('button', { name: labels.captcha.frameTitle }));
  await wait();
}

export async function fillAndSend(values: Record<string, string> = ana): Promise<void> {
  await wait();
  type(values);
  await solve();
  await submitForm();
}

/** Fakes the clock and `alert`, and clears the draft of the previous test. */
export function startClean(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    clearDraft('contact', readDraft('contact'));
    vi.stubGlobal('alert', vi.fn());
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
