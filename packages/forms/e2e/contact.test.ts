import { describe, expect, test } from 'vitest';
import { box, consoleErrors, fill, inbox, message, open, send, solve, startSite } from './visit.ts';

startSite();

describe('the contact form in a browser, under the strict policy', () => {
  test('sends a message into the inbox, exactly as typed', async () => {
    const page = await open('/contact');
    await fill(page);
    await solve(page);
    await send(page);
    await page.getByText('The message was sent successfully.').waitFor();
    const [mail, ...more] = await inbox();
    expect(more).toEqual([]);
    expect(mail?.request.template_params).toEqual({
      name: 'Ana',
      email: 'ana@example.com',
      message,
    });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      'successfully',
    );
    expect(await page.evaluate(() => 'hcaptcha' in window)).toBe(false);
    expect(await page.locator('form').isVisible()).toBe(false);
    expect(consoleErrors).toEqual([]);
  });

  test('loads the captcha on first touch and the mail code on submit', async () => {
    const asked: string[] = [];
    const page = await open('/contact', {}, async (fresh) =>
      fresh.on('request', (request) => asked.push(request.url())),
    );
    await page.waitForLoadState('networkidle');
    const seen = (part: string) => asked.some((url) => url.includes(part));
    expect([seen('/captcha.html'), seen('emailjs'), seen('/assets/es')]).toEqual([
      false,
      false,
      false,
    ]);
    await fill(page);
    await solve(page);
    const before = asked.length;
    expect(seen('api.js')).toBe(true);
    await send(page);
    await page.getByText('successfully').waitFor();
    expect(asked.slice(before).filter((url) => url.endsWith('.js'))).toHaveLength(1);
  });

  test('keeps what was typed before its code arrived, and through a language change', async () => {
    let release = () => {};
    const held = new Promise<void>((go) => {
      release = go;
    });
    const page = await open('/contact', {}, (fresh) =>
      fresh.route('**/form.js', async (route) => {
        await held;
        await route.continue();
      }),
    );
    await fill(page);
    await page.getByRole('button', { name: 'Send' }).click();
    release();
    await page.locator('.otm-captcha-frame').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe(message);
    await page.getByRole('link', { name: 'Language' }).click();
    await page.waitForURL('**/es/contact');
    expect(await page.getByLabel('Mensaje').inputValue()).toBe(message);
    await page.getByLabel('Mensaje').fill('Otra cosa');
    await page.goBack();
    await page.waitForURL(/127.0.0.1:\d+\/contact$/);
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Otra cosa');
    expect(consoleErrors).toEqual([]);
  });

  test("offers the e-mail address when scripts don't run", async () => {
    const page = await open('/contact', { javaScriptEnabled: false });
    expect(await page.locator('noscript a').getAttribute('href')).toBe(
      'mailto:support@example.com',
    );
    await page.getByLabel('Message').fill('kept');
    await send(page);
    expect(await page.getByLabel('Message').inputValue()).toBe('kept');
    expect(new URL(page.url()).search).toBe('');
  });

  test('works when the browser denies storage', async () => {
    const page = await open('/contact', {}, (fresh) =>
      fresh.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            configurable: true,
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      }),
    );
    await fill(page);
    await solve(page);
    await send(page);
    await page.getByText('successfully').waitFor();
    expect(consoleErrors).toEqual([]);
  });

  test.each([1, 2])('survives %i failed requests for the mail code', async (losses) => {
    let lost = 0;
    const page = await open('/contact');
    await fill(page);
    await solve(page);
    await page.route('**/assets/*.js', (route) => {
      lost += 1;
      return lost <= losses ? route.abort() : route.continue();
    });
    await send(page);
    const result = page.getByText(losses === 1 ? 'successfully' : 'could not be sent');
    await result.waitFor();
    expect(await inbox()).toHaveLength(losses === 1 ? 1 : 0);
  });
});

describe('the license form', () => {
  test('sends its four fields, in Spanish, from an e-mail address that the contact form rejects', async () => {
    const page = await open('/es/licence');
    await page.getByLabel('Nombre').fill('Ana');
    await page.getByLabel('ID de máquina').fill('ABC123');
    await page.getByLabel('Correo').fill('ana+otm@example.trading');
    await box(page).click();
    await page.getByText('Confirmado.').waitFor();
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByText('El mensaje se envió correctamente.').waitFor();
    const [mail] = await inbox();
    expect(mail?.request.template_params).toEqual({
      name: 'Ana',
      id: 'ABC123',
      email: 'ana+otm@example.trading',
      message: '',
    });
    expect(consoleErrors).toEqual([]);
  });
});
