import type { Locator } from '@playwright/test';
import { type Dependency, defineCells, type Visit } from '../fixtures/fault-cells.ts';
import { expect } from '../fixtures/faulty-site.ts';
import {
  bodyOf,
  fill,
  forms,
  mailLinkBody,
  message,
  solve,
  submit,
} from '../fixtures/form-steps.ts';
import { captchaCode } from '../fixtures/later-code.ts';
import { unfolds } from '../fixtures/painted.ts';

const form = forms.contact;
const path = (what: string) => new RegExp(`^${what.replaceAll('.', '\\.')}(?:\\?|$)`);

/** Fills in the form, as far as the captcha. */
async function type({ page }: Visit): Promise<void> {
  await page.goto(form.path);
  await fill(page, form);
  await unfolds(page);
}

async function keepsText({ page }: Visit): Promise<void> {
  for (const [label, text] of Object.entries(form.typed))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
}

async function isSent({ page, site }: Visit): Promise<void> {
  await expect(page.getByText(form.success)).toBeVisible();
  expect(await site.inbox()).toHaveLength(1);
}

async function solveAndSend({ page }: Visit): Promise<void> {
  await solve(page, form);
  await submit(page, form);
}

const sends = async (visit: Visit) => {
  await solveAndSend(visit);
  await isSent(visit);
};

/** Follows a mail link as far as its mail's body, which contains what was typed. */
async function mailsText(link: Locator): Promise<void> {
  await link.focus();
  expect(await bodyOf(link)).toContain(message.replaceAll('\n', '\r\n'));
}

/** Reports that the check didn't load, offers another try and e-mail, and keeps what was typed. */
async function offersRetry(visit: Visit): Promise<void> {
  const text = visit.page.getByText('The security check didn’t load');
  const link = text.getByRole('link', { name: 'support@example.com' });
  await expect(link).toBeVisible();
  await mailsText(link);
  await expect(visit.page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await keepsText(visit);
}

/** The provider's own box is out of our reach: the hint below it offers e-mail. */
async function offersEmail(visit: Visit): Promise<void> {
  const { page } = visit;
  const group = page.getByRole('group', { name: /security check/i });
  const link = group.getByRole('link', { name: 'support@example.com' }).first();
  await expect(link).toBeVisible();
  await mailsText(link);
  await expect(page.getByText(form.confirmed, { exact: true })).toHaveCount(0);
  await submit(page, form);
  await expect(group.locator(':focus').or(group).first()).toBeVisible();
  await keepsText(visit);
  expect(await visit.site.inbox()).toEqual([]);
}

/** The faults after which the message may have arrived. */
const unanswered = ['refused', 'hang', 'truncated', 'foreign redirect', 'offline'];

/** Reports that the message wasn't sent, or may have arrived, with its text in a mail link. */
async function offersMail({ page, fault, site }: Visit): Promise<void> {
  await expect(page.getByText('could not be sent')).toBeVisible();
  expect(await mailLinkBody(page)).toContain(message.replaceAll('\n', '\r\n'));
  const isUnanswered = unanswered.includes(fault);
  await expect(page.getByText(form.unanswered)).toBeVisible({ visible: isUnanswered });
  const href = await page.getByRole('alert').getByRole('link').getAttribute('href');
  const subject = new URL(href ?? '').searchParams.get('subject');
  expect(subject?.includes('second copy')).toBe(isUnanswered);
  expect(await site.inbox()).toHaveLength(fault === 'truncated' ? 1 : 0);
}

const dependencies: readonly Dependency[] = [
  {
    name: 'the captcha’s page',
    url: path('/captcha'),
    use: type,
    works: sends,
    fails: offersRetry,
    maxWait: 10_500,
  },
  {
    name: 'the code of the captcha’s page',
    url: captchaCode,
    use: type,
    works: sends,
    // A page without its code can't report anything: the form waits in vain.
    fails: async (visit) => {
      await visit.page.clock.runFor(10_500);
      await offersRetry(visit);
    },
  },
  {
    name: 'the captcha’s script',
    url: path('/__sandbox/hcaptcha/1/api.js'),
    use: type,
    works: sends,
    fails: offersRetry,
    maxWait: 10_500,
  },
  {
    name: 'the captcha’s box',
    url: path('/__sandbox/hcaptcha/box'),
    use: type,
    works: sends,
    fails: offersEmail,
    maxWait: 10_500,
  },
  {
    name: 'the mail service',
    url: path('/__sandbox/emailjs/api/v1.0/email/send'),
    use: async (visit) => {
      await type(visit);
      await solveAndSend(visit);
    },
    works: isSent,
    fails: offersMail,
    survives: ['wrong type'],
    maxWait: 20_500,
  },
  {
    name: 'the block list',
    url: path('/__sandbox/blocklist.txt'),
    use: async (visit) => {
      visit.page.on('dialog', (dialog) => dialog.accept());
      await type(visit);
    },
    works: sends,
    // A message matters more than the list. Without any network, the captcha can't load either.
    fails: async (visit) => {
      if (visit.fault !== 'offline') return sends(visit);
      await visit.page.clock.runFor(10_500);
      await offersRetry(visit);
    },
    maxWait: 8500,
  },
];

defineCells(dependencies);
