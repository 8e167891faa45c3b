// @vitest-environment happy-dom
import { format } from '@otm/schema';
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { createFakes, labels, startClean, wait } from '../contact-form/contact-form.set-up.tsx';
import { ContactForm } from '../contact-form/contact-form.tsx';

startClean();

describe('a prerendered form', () => {
  const html = (strict: boolean) => {
    const { services } = createFakes();
    const element = (
      <ContactForm labels={labels} language="en" email="o@example.com" services={services} />
    );
    return renderToString(strict ? <StrictMode>{element}</StrictMode> : element);
  };

  test('has usable fields, the e-mail address without scripts, and no style', () => {
    const page = html(false);
    expect(page).not.toContain('style=');
    expect(page).toMatch(/<noscript>.*href="mailto:o@example.com".*<\/noscript>/);
    expect(page).toContain('<textarea');
    expect(page).toContain('method="dialog"');
  });

  test('has a hidden way by mail, for a page whose code doesn’t arrive', () => {
    const root = document.createElement('div');
    root.innerHTML = html(false);
    const notice = root.querySelector<HTMLElement>('.otm-form-late');
    expect(notice?.hidden).toBe(true);
    expect(notice?.querySelector('a')?.href).toBe('mailto:o@example.com');
    const button = notice?.querySelector('button');
    expect(button?.getAttribute('formaction')).toMatch(/^mailto:o@example\.com\?subject=/);
    expect(button?.getAttribute('formmethod')).toBe('post');
    expect(button?.getAttribute('formenctype')).toBe('text/plain');
    expect(button?.hasAttribute('formnovalidate')).toBe(true);
  });

  test('keeps what was typed before hydration, without an error', async () => {
    const long = 'typed early '.repeat(2_000);
    const consoleErrors = vi.spyOn(console, 'error');
    const { services, captcha } = createFakes();
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = html(true);
    const message = root.querySelector('textarea') as HTMLTextAreaElement;
    const email = root.querySelector('[name=email]') as HTMLInputElement;
    message.value = long;
    email.value = 'ana@example.com';
    const recoverable = vi.fn();
    await act(async () => {
      hydrateRoot(
        root,
        <StrictMode>
          <ContactForm labels={labels} language="en" email="o@example.com" services={services} />
        </StrictMode>,
        { onRecoverableError: recoverable },
      );
    });
    await wait();
    expect(root.querySelector('textarea')).toBe(message);
    expect(message.value).toBe(long);
    // The warning also appears for text that was pasted before the code arrived.
    expect(root.textContent).toContain(format(labels.tooLong, { limit: 20000 }));
    expect(email.value).toBe('ana@example.com');
    expect(captcha.standing()).toBe(1);
    expect(recoverable).not.toHaveBeenCalled();
    expect(consoleErrors).not.toHaveBeenCalled();
    root.remove();
  });

  test('reports a failing list once under StrictMode', async () => {
    const { services, list } = createFakes();
    list.answer(new Error('HTTP 500'));
    render(
      <StrictMode>
        <ContactForm labels={labels} language="en" email="o@example.com" services={services} />
      </StrictMode>,
    );
    await wait();
    expect(alert).toHaveBeenCalledOnce();
  });
});
