import { describe, expect, test } from 'vitest';
import {
  box,
  consoleErrors,
  fill,
  inbox,
  message,
  open,
  passUntil,
  send,
  site,
  solve,
  startSite,
  switchOn,
} from './visit.ts';

startSite();

describe('mail faults', () => {
  // The adapter's tests cover every fault; these are the ones that differ in a browser.
  test.each(['refused', 'malformed', 'html', 'offline'])(
    '%s: puts the text into the mail link and nothing into the inbox',
    async (fault) => {
      const page = await open('/contact');
      await fill(page);
      await solve(page);
      await switchOn(fault === 'offline' ? { offline: 'on' } : { mail: fault });
      await send(page);
      const link = page.getByRole('alert').getByRole('link');
      const body = new URL((await link.getAttribute('href')) ?? '').searchParams.get('body');
      expect(body).toContain(message.replace('\n', '\r\n'));
      expect(await inbox()).toEqual([]);
      expect(consoleErrors.filter((line) => !line.startsWith('Failed to load resource'))).toEqual(
        [],
      );
    },
  );

  test('warns about a text of 1 MB, sends it in full, and keeps it when the service refuses', async () => {
    const page = await open('/contact');
    await fill(page);
    const long = 'El delta cambió. '.repeat(60_000);
    await page.getByLabel('Message').fill(long);
    await page.getByText('This is longer than 20000 characters.').waitFor();
    await solve(page);
    await send(page);
    // Too long for any mail program, so it is open.
    const copy = page.getByLabel('Show the text to copy it');
    await copy.waitFor();
    expect((await copy.inputValue()).endsWith(`Message: ${long}`)).toBe(true);
    await page.goto('/es/contact');
    await expect.poll(() => page.getByLabel('Mensaje').inputValue()).toBe(long);
  });

  test('hang: fails after 20 s', async () => {
    const page = await open('/contact', {}, (fresh) => fresh.clock.install());
    await fill(page);
    await solve(page);
    await switchOn({ mail: 'hang' });
    await send(page);
    await page.getByText('The message is being sent.').waitFor();
    const spinner = page.locator('.otm-form-spinner');
    const size = await spinner.evaluate((box: HTMLElement) => [box.offsetWidth, box.offsetHeight]);
    expect(size).toEqual([100, 100]);
    await passUntil(page, 20, 'could not be sent');
  });
});

describe('captcha faults', () => {
  test.each(['refused', 'error', 'hang', 'malformed', 'html', 'mute'])(
    '%s: shows a message with the e-mail address, and a retry works',
    async (fault) => {
      await switchOn({ captcha: fault });
      const page = await open('/contact', {}, (fresh) => fresh.clock.install());
      await fill(page);
      await page.getByText('The security check is loading.').waitFor();
      await passUntil(page, 10, 'could not be loaded');
      expect(await page.locator('.otm-captcha-frame').count()).toBe(0);
      await switchOn({});
      await page.getByRole('button', { name: 'Try again' }).click();
      await solve(page);
      await send(page);
      await page.getByText('successfully').waitFor();
      expect(await inbox()).toHaveLength(1);
      // Only the browser's own errors about the broken script are expected.
      const expected = /^Failed to load resource|SyntaxError|MIME type/;
      expect(consoleErrors.filter((line) => !expected.test(line))).toEqual([]);
    },
  );

  test('sends nothing after the confirmation expired', async () => {
    site.setKey('expiresAfterOneSecond');
    const page = await open('/contact');
    await fill(page);
    await box(page).click();
    await page.getByText('The confirmation has expired.').waitFor();
    await send(page);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('otm-captcha-frame');
    expect(await inbox()).toEqual([]);
  });

  test('a challenge gets the space that it needs and can be closed', async () => {
    site.setKey('challenges');
    const page = await open('/contact', { viewport: { width: 320, height: 900 } });
    await fill(page);
    const frame = page.frameLocator('.otm-captcha-frame');
    await box(page).click();
    const challenge = frame.frameLocator('iframe[title=Challenge]');
    await challenge.getByRole('button', { name: 'Close' }).click();
    await expect
      .poll(async () => (await page.locator('.otm-captcha-frame').boundingBox())?.height)
      .toBe(144);
    await box(page).click();
    await expect
      .poll(async () => (await page.locator('.otm-captcha-frame').boundingBox())?.height)
      .toBe(640);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    await challenge.getByRole('button', { name: 'Yes, verify' }).click();
    await page.getByText('Confirmed.').waitFor();
    expect(consoleErrors).toEqual([]);
  });

  test('the size follows the window until the captcha is solved', async () => {
    const page = await open('/contact', { viewport: { width: 639, height: 800 } });
    await page.getByLabel('Name').focus();
    const size = async () => {
      const place = await page.frameLocator('.otm-captcha-frame').locator('iframe').boundingBox();
      return place && [place.width, place.height];
    };
    await expect.poll(size).toEqual([164, 144]);
    await page.setViewportSize({ width: 640, height: 800 });
    await expect.poll(size).toEqual([303, 78]);
    await solve(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
    expect(await page.getByText('Confirmed.').isVisible()).toBe(true);
  });

  test('removes the frame 5 s after the form was sent', async () => {
    const page = await open('/contact', {}, (fresh) => fresh.clock.install());
    await fill(page);
    await solve(page);
    await send(page);
    await page.getByText('successfully').waitFor();
    expect(await page.locator('.otm-captcha-frame').count()).toBe(1);
    await page.clock.fastForward(5_000);
    await expect.poll(() => page.locator('.otm-captcha-frame').count()).toBe(0);
  });
});

describe('list faults', () => {
  test('the alert has the exact text, once, and the form still sends', async () => {
    await switchOn({ list: 'error' });
    const said: string[] = [];
    const page = await open('/contact', {}, async (fresh) =>
      fresh.on('dialog', (dialog) => {
        said.push(dialog.message());
        void dialog.accept();
      }),
    );
    await expect.poll(() => said).toEqual(['Error while retreiving the users: Error: HTTP 500']);
    await fill(page);
    await solve(page);
    await send(page);
    await page.getByText('successfully').waitFor();
    expect(said).toHaveLength(1);
  });

  test('rejects a blocked e-mail address silently', async () => {
    const page = await open('/contact');
    await page.getByLabel('Email').fill('Blocked@Example.com');
    await solve(page);
    await send(page);
    expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    expect(await inbox()).toEqual([]);
  });
});
