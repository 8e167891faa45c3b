import { describe, expect, test } from 'vitest';
import { box, consoleErrors, fill, inbox, open, send, site, solve, startSite } from './visit.ts';

startSite();

/** Replaces the provider's script and shows the options it receives. */
const recorder = `window.hcaptcha = {
  render(holder, options) {
    const asked = Object.entries(options).filter(([, value]) => typeof value !== 'function');
    holder.append(JSON.stringify(Object.fromEntries(asked)));
    return 'widget';
  },
  remove() {}, reset() {}, close() {}, getResponse: () => '', setData() {},
};
window[new URL(document.currentScript.src).searchParams.get('onload')]();`;

describe("the provider's script", () => {
  test.each([
    ['/es/contact', 639, 'es', 'compact'],
    ['/contact', 640, 'en', 'normal'],
  ])('%s at %i px: dark, in %s, %s, and no telemetry', async (path, width, language, size) => {
    const asked: URL[] = [];
    const page = await open(path, { viewport: { width, height: 800 } }, (fresh) =>
      fresh.route('**/api.js*', (route) => {
        asked.push(new URL(route.request().url()));
        return route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: recorder,
        });
      }),
    );
    await page.locator('[name=name]').focus();
    const shown = page.frameLocator('.otm-captcha-frame').getByText('"theme"');
    expect(JSON.parse((await shown.textContent()) ?? '')).toMatchObject({
      theme: 'dark',
      size,
      hl: language,
      sitekey: '10000000-ffff-ffff-ffff-000000000001',
    });
    expect(asked).toHaveLength(1);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      hl: language,
      render: 'explicit',
      sentry: 'false',
      recaptchacompat: 'off',
    });
  });
});

describe('the test keys', () => {
  test('one of an enterprise passes', async () => {
    site.setKey('passesEnterprise');
    const page = await open('/contact');
    await fill(page);
    await solve(page);
    await send(page);
    await page.getByText('successfully').waitFor();
  });

  test.each(['neverSolves', 'fails'] as const)(
    '%s confirms no one, and the checkbox can be tried again',
    async (key) => {
      site.setKey(key);
      const page = await open('/contact');
      await fill(page);
      for (const _ of [1, 2]) {
        await box(page).click();
        await expect.poll(() => box(page).isEnabled()).toBe(true);
        expect(await box(page).isChecked()).toBe(false);
      }
      await send(page);
      expect(await page.evaluate(() => document.activeElement?.className)).toBe(
        'otm-captcha-frame',
      );
      expect(await inbox()).toEqual([]);
      expect(consoleErrors).toEqual([]);
    },
  );
});

test('no other window can claim that the captcha is solved', async () => {
  const page = await open('/contact');
  await fill(page);
  await box(page).waitFor();
  const forge = { channel: 'otm-captcha', event: { type: 'solved', token: 'forged' } };
  // The page itself, and another frame of its origin.
  await page.evaluate((message) => window.postMessage(message, '*'), forge);
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/__sandbox/video/x';
    frame.name = 'forger';
    document.body.append(frame);
    await new Promise((loaded) => frame.addEventListener('load', loaded));
  });
  await page.frame('forger')?.evaluate((message) => parent.postMessage(message, '*'), forge);
  await send(page);
  expect(await page.getByText('Confirmed.').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('otm-captcha-frame');
  expect(await inbox()).toEqual([]);
});
