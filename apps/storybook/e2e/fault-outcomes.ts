import type { Page } from 'playwright';
import { expect } from 'vitest';

/** A form that a fault is shown in. */
export interface Visit {
  readonly page: Page;
  /** The browser's dialogs so far. */
  readonly dialogs: string[];
}

const phase = (page: Page) => page.locator('.otm-form-result').getAttribute('data-phase');
const captcha = (page: Page) => page.locator('.otm-captcha').getAttribute('data-status');
const loaded = (page: Page) => expect.poll(() => captcha(page)).toBe('unconfirmed');
const advance = ({ page }: Visit, seconds: number) => page.clock.fastForward(seconds * 1000);

/** Solves the captcha: the fake's button, or the checkbox in the frame of the real adapter. */
async function solve(page: Page): Promise<void> {
  await loaded(page);
  const fake = page.locator('.otm-captcha-holder > button');
  if ((await fake.count()) > 0) await fake.click();
  else await page.frameLocator('.otm-captcha-frame').getByRole('checkbox').check();
  await expect.poll(() => captcha(page)).toBe('confirmed');
}

async function send({ page }: Visit): Promise<void> {
  await solve(page);
  await page.locator('button[type=submit]').first().click();
}

const shows = ({ page }: Visit, expected: string) => expect.poll(() => phase(page)).toBe(expected);

/** Whether the failed message may have arrived. */
const mayHaveArrived = async ({ page }: Visit) =>
  (await page.getByRole('alert').locator('p').count()) > 1;

/** The outcomes of a fault, each as the steps that show it. */
export const outcomes = {
  sent: async (visit: Visit) => {
    await send(visit);
    await shows(visit, 'success');
    expect(visit.dialogs).toEqual([]);
  },
  'sent late': async (visit: Visit) => {
    await send(visit);
    await shows(visit, 'sending');
    await advance(visit, 4);
    await shows(visit, 'sending');
    await advance(visit, 5);
    await shows(visit, 'success');
  },
  failed: async (visit: Visit) => {
    await send(visit);
    await shows(visit, 'fail');
    expect(await mayHaveArrived(visit)).toBe(false);
  },
  'may have arrived': async (visit: Visit) => {
    await send(visit);
    await shows(visit, 'fail');
    expect(await mayHaveArrived(visit)).toBe(true);
  },
  'may have arrived, after 20 s': async (visit: Visit) => {
    await send(visit);
    await shows(visit, 'sending');
    await advance(visit, 20);
    await shows(visit, 'fail');
    expect(await mayHaveArrived(visit)).toBe(true);
  },
  'reports the list': async (visit: Visit) => {
    await expect.poll(() => visit.dialogs.join()).toContain('Error while retreiving the users');
    await send(visit);
    await shows(visit, 'success');
  },
  'waits for the list': async (visit: Visit) => {
    await send(visit);
    await visit.page.locator('form[aria-busy=true]').waitFor();
    await advance(visit, 5);
    await shows(visit, 'success');
    expect(visit.dialogs).toEqual([]);
  },
  'waits for the list, then reports it': async (visit: Visit) => {
    await send(visit);
    await visit.page.locator('form[aria-busy=true]').waitFor();
    await advance(visit, 8);
    await shows(visit, 'success');
    expect(visit.dialogs.join()).toContain('No answer within 8 s');
  },
  'offers another way': async ({ page }: Visit) => {
    await expect.poll(() => captcha(page)).toBe('unavailable');
  },
  'offers another way, after 10 s': async (visit: Visit) => {
    await expect.poll(() => captcha(visit.page)).toBe('loading');
    await advance(visit, 9);
    expect(await captcha(visit.page)).toBe('loading');
    await advance(visit, 10);
    await expect.poll(() => captcha(visit.page)).toBe('unavailable');
  },
  'loads late': async (visit: Visit) => {
    await expect.poll(() => captcha(visit.page)).toBe('loading');
    await advance(visit, 4);
    expect(await captcha(visit.page)).toBe('loading');
    await advance(visit, 5);
    await send(visit);
    await shows(visit, 'success');
  },
};
