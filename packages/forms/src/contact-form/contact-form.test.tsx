// @vitest-environment happy-dom
import { format } from '@otm/schema';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contactLabels, createFakeBlockList } from '../testing/index.ts';
import {
  ana,
  createFakes,
  field,
  fillAndSend,
  form,
  labels,
  setUp,
  solve,
  startClean,
  submitForm,
  type,
  wait,
} from './contact-form.set-up.tsx';
import { ContactForm } from './contact-form.tsx';

startClean();

describe('the contact form', () => {
  test('has labeled fields with hints, and no style attribute', async () => {
    const { container } = setUp();
    await wait();
    expect(field('Email (required)').type).toBe('email');
    expect(field('Email (required)').autocomplete).toBe('email');
    const describedBy = field('Email (required)').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe(labels.fields.email.hint);
    expect(form().noValidate).toBe(true);
    expect(container.querySelector('[required], [style]')).toBeNull();
  });

  test('sends, hides itself, shows the spinner, then the success in focus', async () => {
    const { mail } = setUp();
    mail.answer('hang');
    await fillAndSend();
    expect(form().hidden).toBe(true);
    const status = within(document.activeElement as HTMLElement).getByRole('status');
    expect(status.textContent).toBe(labels.sending);
    expect(status.querySelector('.otm-form-spinner')).not.toBeNull();
    cleanup();

    setUp();
    await fillAndSend();
    expect(document.activeElement?.textContent).toBe(labels.success);
    expect(screen.queryByRole('button', { name: labels.button })).toBeNull();
  });

  test('fails with a mail link that contains everything typed, and no retry', async () => {
    const { mail } = setUp();
    mail.answer('refuse');
    await fillAndSend();
    const alert = within(document.activeElement as HTMLElement).getByRole('alert');
    expect(alert.textContent).toBe('The message could not be sent. Write to owner@example.com');
    const link = new URL((within(alert).getByRole('link') as HTMLAnchorElement).href);
    expect(link.pathname).toBe('owner@example.com');
    expect(link.searchParams.get('body')).toBe(
      'Name: Ana\r\nEmail (required): ana@example.com\r\nMessage: Hello\r\nthere',
    );
    expect(screen.getByLabelText(labels.copy)).toHaveProperty(
      'value',
      'Name: Ana\nEmail (required): ana@example.com\nMessage: Hello\nthere',
    );
    expect(screen.queryByText(labels.unanswered)).toBeNull();
    expect(link.searchParams.get('subject')).toBe(labels.subject);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('fails after 20 s without an answer', async () => {
    const { mail } = setUp();
    mail.answer('hang');
    await fillAndSend();
    await wait(20_000);
    expect(screen.getByRole('alert').textContent).toContain('could not be sent');
    expect(screen.getByText(labels.unanswered)).toBeTruthy();
    const link = screen.getByRole('alert').querySelector('a')?.href ?? '';
    expect(new URL(link).searchParams.get('subject')).toBe(
      `${labels.subject} (${labels.secondCopy})`,
    );
  });

  test('sends a double submit once', async () => {
    const { mail } = setUp();
    await wait();
    type(ana);
    await solve();
    await submitForm(2);
    expect(mail.messages).toHaveLength(1);
  });

  test.each([
    ['a malformed address', { 'Email (required)': 'ana@example' }],
    [
      'an address with more than three letters at its end',
      { 'Email (required)': 'ana@example.info' },
    ],
    ['a blocked address', { 'Email (required)': 'Blocked@Example.com' }],
    ['no address', {}],
  ])('rejects %s silently, with focus and aria-invalid only', async (_, values) => {
    const { mail, container } = setUp();
    await wait();
    type(values);
    await solve();
    const before = container.textContent;
    await submitForm();
    const input = field('Email (required)');
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(container.textContent).toBe(before);
    expect(mail.messages).toEqual([]);
    type({ 'Email (required)': 'ana@example.co' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  test('rejects a message silently while the captcha is unsolved, and focuses the captcha', async () => {
    const { mail, container } = setUp();
    await wait();
    type(ana);
    fireEvent.focus(field('Name'));
    await wait();
    const before = container.textContent;
    await submitForm();
    expect(document.activeElement?.textContent).toBe(labels.captcha.frameTitle);
    expect(container.textContent).toBe(before);
    expect(mail.messages).toEqual([]);
  });

  test.each([
    ['malformed', { 'Email (required)': 'x' }],
    ['blocked', { 'Email (required)': 'blocked@example.com' }],
    ['captcha', ana],
  ] as const)('shows the reason with inline feedback: %s', async (what, values) => {
    setUp({ feedback: 'inline' });
    await wait();
    type(values);
    if (what !== 'captcha') await solve();
    await submitForm();
    expect(screen.getByText(labels.rejected[what]).getAttribute('role')).toBe('alert');
  });

  test('reports a failing block list once, in the specified words, and still sends', async () => {
    const fakes = createFakes();
    fakes.list.answer(new Error('HTTP 404'));
    const { mail } = setUp({}, fakes);
    await fillAndSend({ ...ana, 'Email (required)': 'blocked@example.com' });
    expect(alert).toHaveBeenCalledExactlyOnceWith(
      'Error while retreiving the users: Error: HTTP 404',
    );
    expect(mail.messages).toHaveLength(1);
  });

  test("reports a block list that doesn't answer as a timeout", async () => {
    const { loadBlockList } = createFakeBlockList();
    setUp({ services: { ...createFakes().services, loadBlockList } });
    await wait(8_000);
    expect(alert).toHaveBeenCalledExactlyOnceWith(
      'Error while retreiving the users: TimeoutError: No answer within 8 s',
    );
  });

  test('loads the list once per mount, through every render and language', async () => {
    const { list, rerender, props } = setUp();
    await wait();
    rerender(<ContactForm {...props} language="es" labels={contactLabels.es} />);
    await wait();
    expect(list.loads()).toBe(1);
    expect(screen.getByLabelText('Nombre')).toBeTruthy();
  });

  test('keeps what was typed through a language change, and requires the captcha again', async () => {
    const { rerender, props, mail, captcha } = setUp();
    await wait();
    type(ana);
    await solve();
    rerender(<ContactForm {...props} language="es" labels={contactLabels.es} />);
    await wait();
    expect(field('Mensaje').value).toBe('Hello\nthere');
    expect(captcha.mounts.map(({ language }) => language)).toEqual(['en', 'es']);
    await submitForm();
    expect(mail.messages).toEqual([]);
  });

  test('keeps what was typed across unmount and mount, until it is sent', async () => {
    const first = setUp();
    await wait();
    type(ana);
    first.unmount();
    setUp();
    expect(field('Message').value).toBe('Hello\nthere');
    await solve();
    await submitForm();
    cleanup();
    setUp();
    expect(field('Message').value).toBe('');
  });

  test('keeps what was typed when sending failed', async () => {
    const { mail } = setUp();
    mail.answer('refuse');
    await fillAndSend();
    cleanup();
    setUp();
    expect(field('Message').value).toBe('Hello\nthere');
  });

  test.each([
    ['refuse', ana],
    ['accept', { Name: '', 'Email (required)': '', Message: '' }],
  ] as const)(
    'starts over in a page restored from the back-forward cache (%s)',
    async (answer, kept) => {
      const { mail, list, captcha } = setUp();
      mail.answer(answer);
      await fillAndSend();
      await wait(5_000);
      expect(form().hidden).toBe(true);
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      await wait();
      expect(form().hidden).toBe(false);
      for (const [label, text] of Object.entries(kept)) expect(field(label).value).toBe(text);
      expect(list.loads()).toBe(2);
      type(ana);
      mail.answer('accept');
      await solve();
      expect(captcha.mounts).toHaveLength(2);
      await submitForm();
      expect(screen.getByText(labels.success)).toBeTruthy();
    },
  );

  test('keeps sending through the back-forward cache', async () => {
    const { mail } = setUp();
    mail.answer('hang');
    await fillAndSend();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await wait();
    expect(screen.getByText(labels.sending)).toBeTruthy();
    expect(mail.messages).toHaveLength(1);
  });

  test('opens the copy of the text when the link is too long for mail programs', async () => {
    const { mail } = setUp();
    mail.answer('refuse');
    await fillAndSend({ ...ana, Message: 'ñ'.repeat(300) });
    expect(screen.getByRole('group')).toHaveProperty('open', false);
    cleanup();

    const longer = setUp();
    longer.mail.answer('refuse');
    await fillAndSend({ ...ana, Message: 'ñ'.repeat(400) });
    expect(screen.getByRole('group')).toHaveProperty('open', true);
    const note = screen.getByText(/too long for many mail programs/);
    expect((within(note).getByRole('link') as HTMLAnchorElement).href).toBe(
      'mailto:owner@example.com',
    );
    const [link] = within(screen.getByRole('alert')).getAllByRole('link');
    expect(decodeURIComponent((link as HTMLAnchorElement).href)).toContain('ñ'.repeat(400));
  });

  test('warns about a text beyond the limit and cuts nothing', async () => {
    setUp();
    await wait();
    type({ Message: 'x'.repeat(1_000_000) });
    expect(field('Message').value).toHaveLength(1_000_000);
    expect(screen.getByText(format(labels.tooLong, { limit: 20000 }))).toBeTruthy();
    type({ Message: 'short' });
    expect(screen.queryByText(/20000/)).toBeNull();
  });

  test('makes the fields read-only while a submit waits for the list', async () => {
    const fakes = { ...createFakes(), list: createFakeBlockList() };
    const { mail } = setUp(
      { services: { ...fakes.services, loadBlockList: fakes.list.loadBlockList } },
      fakes,
    );
    await fillAndSend();
    expect(field('Message').readOnly).toBe(true);
    expect(form().getAttribute('aria-busy')).toBe('true');
    fakes.list.answer('');
    await wait();
    expect(mail.messages).toHaveLength(1);
  });
});
