// @vitest-environment happy-dom
import { contactPage } from '@otm/content';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { captchaDeadline, captchaRemoval } from '../captcha/captcha-status.ts';
import { clearDraft, readDraft } from '../draft/draft.ts';
import { mailDeadline } from '../submission/submission.ts';
import { createFakeBlockList, createFakeCaptcha, createFakeMail } from '../testing/index.ts';
import { ContactForm, type ContactFormProps } from './contact-form.tsx';

const texts = contactPage.en.form;
const ana = { Name: 'Ana', 'E-mail (needed)': 'ana@example.com', Message: 'Hello\nthere' };

function doors() {
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

function setUp(change: Partial<ContactFormProps> = {}, fakes = doors()) {
  const props = {
    texts,
    language: 'en',
    email: 'owner@example.com',
    services: fakes.services,
    ...change,
  };
  const view = render(<ContactForm {...props} />);
  return { ...fakes, ...view, props };
}

const wait = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const form = () => screen.getByRole('form', { hidden: true }) as HTMLFormElement;
const type = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(field(label), { target: { value } });
};
const press = async (times = 1) => {
  for (let press = 0; press < times; press += 1) fireEvent.submit(form());
  await wait();
};
const solve = async () => {
  fireEvent.focus(field('Name'));
  await wait();
  fireEvent.click(screen.getByRole('button', { name: texts.captcha.frameTitle }));
  await wait();
};
const fillAndSend = async (values: Record<string, string> = ana) => {
  await wait();
  type(values);
  await solve();
  await press();
};

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

describe('the contact form', () => {
  test('has labelled fields with hints, and no style attribute', async () => {
    const { container } = setUp();
    await wait();
    expect(field('E-mail (needed)').type).toBe('email');
    expect(field('E-mail (needed)').autocomplete).toBe('email');
    const describedBy = field('E-mail (needed)').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe(texts.fields.email.hint);
    expect(form().noValidate).toBe(true);
    expect(container.querySelector('[required], [style]')).toBeNull();
  });

  test('sends, hides itself, shows the spinner, then the success in focus', async () => {
    const { mail } = setUp();
    mail.answer('hang');
    await fillAndSend();
    expect(form().hidden).toBe(true);
    const status = within(document.activeElement as HTMLElement).getByRole('status');
    expect(status.textContent).toBe(texts.sending);
    expect(status.querySelector('.otm-form-spinner')).not.toBeNull();
    cleanup();

    setUp();
    await fillAndSend();
    expect(document.activeElement?.textContent).toBe(
      'The message was sent successfully. We will contact you soon.',
    );
    expect(screen.queryByRole('button', { name: texts.button })).toBeNull();
  });

  test('fails with a mail link that carries everything typed, and no retry', async () => {
    const { mail } = setUp();
    mail.answer('refuse');
    await fillAndSend();
    const alert = within(document.activeElement as HTMLElement).getByRole('alert');
    expect(alert.querySelector('p')?.textContent).toBe(
      'The message could not be sent, if the problem persists contact owner@example.com',
    );
    const link = new URL((within(alert).getByRole('link') as HTMLAnchorElement).href);
    expect(link.pathname).toBe('owner@example.com');
    expect(link.searchParams.get('body')).toBe(
      'Name: Ana\r\nE-mail (needed): ana@example.com\r\nMessage: Hello\r\nthere',
    );
    expect(within(alert).getByLabelText(texts.copy)).toHaveProperty(
      'value',
      'Name: Ana\nE-mail (needed): ana@example.com\nMessage: Hello\nthere',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('fails after 20 s of silence, and a late answer changes nothing', async () => {
    const { mail } = setUp();
    mail.answer('hang');
    await fillAndSend();
    await wait(mailDeadline);
    expect(screen.getByRole('alert').textContent).toContain('could not be sent');
  });

  test('sends a double submit once', async () => {
    const { mail } = setUp();
    await wait();
    type(ana);
    await solve();
    await press(2);
    expect(mail.messages).toHaveLength(1);
  });

  test.each([
    ['a malformed address', { 'E-mail (needed)': 'ana@example' }],
    [
      'an address with more than three letters at its end',
      { 'E-mail (needed)': 'ana@example.info' },
    ],
    ['a blocked address', { 'E-mail (needed)': 'Blocked@Example.com' }],
    ['no address', {}],
  ])('silently keeps %s: focus and aria-invalid, nothing else', async (_, values) => {
    const { mail, container } = setUp();
    await wait();
    type(values);
    await solve();
    const before = container.textContent;
    await press();
    const input = field('E-mail (needed)');
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(container.textContent).toBe(before);
    expect(mail.messages).toEqual([]);
    type({ 'E-mail (needed)': 'ana@example.co' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  test('silently keeps a message whose captcha is unsolved, and focuses the captcha', async () => {
    const { mail, container } = setUp();
    await wait();
    type(ana);
    fireEvent.focus(field('Name'));
    await wait();
    const before = container.textContent;
    await press();
    expect(document.activeElement?.textContent).toBe(texts.captcha.frameTitle);
    expect(container.textContent).toBe(before);
    expect(mail.messages).toEqual([]);
  });

  test.each([
    ['malformed', { 'E-mail (needed)': 'x' }],
    ['blocked', { 'E-mail (needed)': 'blocked@example.com' }],
    ['captcha', ana],
  ] as const)('says what is wrong with inline feedback: %s', async (what, values) => {
    setUp({ feedback: 'inline' });
    await wait();
    type(values);
    if (what !== 'captcha') await solve();
    await press();
    expect(screen.getByText(texts.rejected[what]).getAttribute('role')).toBe('alert');
  });

  test('reports a block list that fails once, to the letter, and still sends', async () => {
    const fakes = doors();
    fakes.list.answer(new Error('HTTP 404'));
    const { mail } = setUp({}, fakes);
    await fillAndSend({ ...ana, 'E-mail (needed)': 'blocked@example.com' });
    expect(alert).toHaveBeenCalledExactlyOnceWith(
      'Error while retreiving the users: Error: HTTP 404',
    );
    expect(mail.messages).toHaveLength(1);
  });

  test('loads the list once per mount, through every render and language', async () => {
    const { list, rerender, props } = setUp();
    await wait();
    rerender(<ContactForm {...props} language="es" texts={contactPage.es.form} />);
    await wait();
    expect(list.loads()).toBe(1);
    expect(screen.getByLabelText('Nombre')).toBeTruthy();
  });

  test('keeps what was typed through a change of language, and asks the captcha anew', async () => {
    const { rerender, props, mail, captcha } = setUp();
    await wait();
    type(ana);
    await solve();
    rerender(<ContactForm {...props} language="es" texts={contactPage.es.form} />);
    await wait();
    expect(field('Mensaje').value).toBe('Hello\nthere');
    expect(captcha.mounts.map(({ language }) => language)).toEqual(['en', 'es']);
    await press();
    expect(mail.messages).toEqual([]);
  });

  test('keeps what was typed when it is left and entered again, until it is sent', async () => {
    const first = setUp();
    await wait();
    type(ana);
    first.unmount();
    setUp();
    expect(field('Message').value).toBe('Hello\nthere');
    await solve();
    await press();
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

  test('tells of a text beyond the limit and cuts nothing', async () => {
    setUp();
    await wait();
    type({ Message: 'x'.repeat(1_000_000) });
    expect(field('Message').value).toHaveLength(1_000_000);
    expect(screen.getByText(texts.tooLong.replace('{limit}', '20000'))).toBeTruthy();
    type({ Message: 'short' });
    expect(screen.queryByText(/20000/)).toBeNull();
  });

  test('freezes what a submit that waits for the list has taken', async () => {
    const fakes = { ...doors(), list: createFakeBlockList() };
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

describe("the contact form's captcha", () => {
  test('is asked for with the first touch, not before', async () => {
    const { captcha } = setUp();
    await wait(60_000);
    expect(captcha.mounts).toEqual([]);
    fireEvent.pointerDown(field('Message'));
    await wait();
    expect(captcha.mounts).toEqual([
      { language: 'en', size: 'normal', title: texts.captcha.frameTitle },
    ]);
  });

  test.each([
    { type: 'ready' },
    { type: 'opened' },
    { type: 'closed' },
    { type: 'expired' },
    { type: 'failed', reason: 'network-error' },
  ] as const)('is unconfirmed again after %j', async (event) => {
    const { captcha, mail } = setUp();
    await wait();
    type(ana);
    await solve();
    expect(screen.getByText(texts.captcha.confirmed)).toBeTruthy();
    act(() => captcha.say(event));
    await press();
    expect(mail.messages).toEqual([]);
  });

  test('gives way to a text with the address after 10 s, and is tried again', async () => {
    const fakes = doors();
    const captcha = createFakeCaptcha([]);
    const { email } = setUp(
      { services: { ...fakes.services, mountCaptcha: captcha.mountCaptcha } },
      fakes,
    ).props;
    fireEvent.focus(field('Name'));
    await wait(captchaDeadline - 1);
    expect(screen.getByText(texts.captcha.loading)).toBeTruthy();
    await wait(1);
    expect(captcha.standing()).toBe(0);
    expect(screen.getByText(/could not be loaded/).textContent).toContain(email);
    fireEvent.click(screen.getByRole('button', { name: texts.captcha.retry }));
    await wait();
    expect(captcha.standing()).toBe(1);
    act(() => captcha.say({ type: 'ready' }));
    await wait(captchaDeadline);
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  test('gives way at once when its script says that it failed', async () => {
    const { captcha } = setUp();
    fireEvent.focus(field('Name'));
    await wait();
    act(() => captcha.say({ type: 'failed', reason: 'script-error' }));
    expect(screen.getByRole('button', { name: texts.captcha.retry })).toBeTruthy();
  });

  test('goes 5 s after the form has left its first state', async () => {
    const { captcha } = setUp();
    await fillAndSend();
    await wait(captchaRemoval - 1);
    expect(captcha.standing()).toBe(1);
    await wait(1);
    expect(captcha.standing()).toBe(0);
  });

  test('stays while it is unsolved, and goes at once with the page', async () => {
    const { captcha, unmount } = setUp();
    fireEvent.focus(field('Name'));
    await wait(600_000);
    expect(captcha.standing()).toBe(1);
    unmount();
    expect(captcha.standing()).toBe(0);
  });

  test('follows the 640 px line only while it is unconfirmed', async () => {
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
    fireEvent.click(screen.getByRole('button', { name: texts.captcha.frameTitle }));
    await cross(false);
    expect(sizes()).toEqual(['normal', 'compact']);
    act(() => captcha.say({ type: 'expired' }));
    await wait();
    expect(sizes()).toEqual(['normal', 'compact', 'normal']);
  });
});

describe('prerendering the contact form', () => {
  const html = (strict: boolean) => {
    const { services } = doors();
    const element = (
      <ContactForm texts={texts} language="en" email="o@example.com" services={services} />
    );
    return renderToString(strict ? <StrictMode>{element}</StrictMode> : element);
  };

  test('gives fields that can be used, the address without scripts, and no style', () => {
    const page = html(false);
    expect(page).not.toContain('style=');
    expect(page).toMatch(/<noscript>.*href="mailto:o@example.com".*<\/noscript>/);
    expect(page).toContain('<textarea');
    expect(page).toContain('method="dialog"');
  });

  test('keeps what was typed before hydration, without a complaint', async () => {
    const complaints = vi.spyOn(console, 'error');
    const { services, captcha } = doors();
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = html(true);
    const message = root.querySelector('textarea') as HTMLTextAreaElement;
    const email = root.querySelector('[name=email]') as HTMLInputElement;
    message.value = 'typed early';
    email.value = 'ana@example.com';
    const recoverable = vi.fn();
    await act(async () => {
      hydrateRoot(
        root,
        <StrictMode>
          <ContactForm texts={texts} language="en" email="o@example.com" services={services} />
        </StrictMode>,
        { onRecoverableError: recoverable },
      );
    });
    await wait();
    expect(root.querySelector('textarea')).toBe(message);
    expect(message.value).toBe('typed early');
    expect(email.value).toBe('ana@example.com');
    expect(captcha.standing()).toBe(1);
    expect(recoverable).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    root.remove();
  });

  test('reports a failing list once under StrictMode', async () => {
    const { services, list } = doors();
    list.answer(new Error('HTTP 500'));
    render(
      <StrictMode>
        <ContactForm texts={texts} language="en" email="o@example.com" services={services} />
      </StrictMode>,
    );
    await wait();
    expect(alert).toHaveBeenCalledOnce();
  });
});
