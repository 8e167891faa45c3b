// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  ana,
  createFakes,
  field,
  fillAndSend,
  labels,
  setUp,
  solve,
  startClean,
  submitForm,
  type,
  wait,
} from '../contact-form/contact-form.set-up.tsx';
import { createFakeCaptcha } from '../testing/index.ts';

startClean();

describe('the captcha of a form', () => {
  test('loads on first touch, not before', async () => {
    const { captcha } = setUp();
    await wait(60_000);
    expect(captcha.mounts).toEqual([]);
    fireEvent.pointerDown(field('Message'));
    await wait();
    expect(captcha.mounts).toEqual([
      { language: 'en', size: 'normal', title: labels.captcha.frameTitle },
    ]);
  });

  test.each([
    { type: 'ready' },
    { type: 'opened' },
    { type: 'closed' },
    { type: 'expired' },
    { type: 'failed', reason: 'network-error' },
  ] as const)('becomes unconfirmed after %j', async (event) => {
    const { captcha, mail } = setUp();
    await wait();
    type(ana);
    await solve();
    expect(screen.getByText(labels.captcha.confirmed)).toBeTruthy();
    act(() => captcha.emit(event));
    await submitForm();
    expect(mail.messages).toEqual([]);
  });

  test('shows a message with the e-mail address after 10 s, and can be retried', async () => {
    const fakes = createFakes();
    const captcha = createFakeCaptcha([]);
    const { email } = setUp(
      { services: { ...fakes.services, mountCaptcha: captcha.mountCaptcha } },
      fakes,
    ).props;
    fireEvent.focus(field('Name'));
    await wait(9_999);
    expect(screen.getByText(labels.captcha.loading)).toBeTruthy();
    await wait(1);
    expect(captcha.standing()).toBe(0);
    expect(screen.getByText(/could not be loaded/).textContent).toContain(email);
    fireEvent.click(screen.getByRole('button', { name: labels.captcha.retry }));
    await wait();
    expect(document.activeElement).toBe(screen.getByRole('group'));
    expect(captcha.standing()).toBe(1);
    act(() => captcha.emit({ type: 'ready' }));
    await wait(10_000);
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  const mailTo = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href);
  const ways = {
    'a click': (link: HTMLElement) => fireEvent.click(link),
    focus: (link: HTMLElement) => fireEvent.focus(link),
    'a context menu': (link: HTMLElement) => fireEvent.pointerDown(link),
  };

  test.each(Object.entries(ways))(
    'puts what was typed so far into its mail links on %s',
    async (_, follow) => {
      const { captcha, props } = setUp();
      await wait();
      type(ana);
      fireEvent.focus(field('Name'));
      await wait();
      act(() => captcha.emit({ type: 'failed', reason: 'script-error' }));
      type({ Message: 'Hello\nagain' });
      const links = screen.getAllByRole('link', { name: props.email });
      expect(links).toHaveLength(2);
      for (const link of links) {
        follow(link);
        expect(mailTo(link).pathname).toBe(props.email);
        expect(mailTo(link).searchParams.get('subject')).toBe(labels.subject);
        expect(mailTo(link).searchParams.get('body')).toBe(
          'Name: Ana\r\nEmail (required): ana@example.com\r\nMessage: Hello\r\nagain',
        );
      }
    },
  );

  test('leaves a text in its field that is too long for a mail link', async () => {
    const { props } = setUp();
    await wait();
    const long = 'delta '.repeat(400);
    type({ Message: long });
    const link = screen.getByRole('link', { name: props.email });
    fireEvent.click(link);
    expect(mailTo(link).searchParams.get('body')).toBe('');
    expect(mailTo(link).searchParams.get('subject')).toBe(labels.subject);
    expect(field('Message').value).toBe(long);
  });

  test('shows the message immediately when its script reports a failure', async () => {
    const { captcha } = setUp();
    fireEvent.focus(field('Name'));
    await wait();
    act(() => captcha.emit({ type: 'failed', reason: 'script-error' }));
    expect(screen.getByRole('button', { name: labels.captcha.retry })).toBeTruthy();
  });

  test('is removed 5 s after the form left its first state', async () => {
    const { captcha } = setUp();
    await fillAndSend();
    await wait(4_999);
    expect(captcha.standing()).toBe(1);
    await wait(1);
    expect(captcha.standing()).toBe(0);
  });

  test('stays while it is unsolved, and is removed immediately on unmount', async () => {
    const { captcha, unmount } = setUp();
    fireEvent.focus(field('Name'));
    await wait(600_000);
    expect(captcha.standing()).toBe(1);
    unmount();
    expect(captcha.standing()).toBe(0);
  });

  test('follows the 640 px breakpoint only while it is unconfirmed', async () => {
    let narrow = false;
    let change = () => {};
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () =>
        ({
          get matches() {
            return narrow;
          },
          addEventListener: (_: string, listener: () => void) => {
            change = listener;
          },
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );
    const cross = (to: boolean) => {
      narrow = to;
      act(() => change());
      return wait();
    };
    const { captcha } = setUp();
    const sizes = () => captcha.mounts.map(({ size }) => size);
    fireEvent.focus(field('Name'));
    await wait();
    await cross(true);
    expect(sizes()).toEqual(['normal', 'compact']);
    fireEvent.click(screen.getByRole('button', { name: labels.captcha.frameTitle }));
    await cross(false);
    expect(sizes()).toEqual(['normal', 'compact']);
    act(() => captcha.emit({ type: 'expired' }));
    await wait();
    expect(sizes()).toEqual(['normal', 'compact', 'normal']);
  });
});
