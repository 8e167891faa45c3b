import { business, reviews } from '@otm/content';
import { describe, expect, it } from 'vitest';
import { liveEndpoints } from '../src/config/live.ts';
import { sandboxEndpoints } from '../src/config/sandbox.ts';
import { type DeployFacts, deployProblems } from './deploy-problems.ts';

const account = { publicKey: 'k3y', serviceId: 's3rvice', templateId: 't3mplate' };
const origin = 'https://api.emailjs.com';

/** A build that nothing keeps from being deployed. */
const ready: DeployFacts = {
  isSandbox: false,
  business: {
    ...business,
    sample: false,
    origin: 'https://www.acme.io',
    email: 'help@acme.io',
    phone: '1 212 200 4000',
    community: {
      youtube: { name: 'YouTube', url: 'https://www.youtube.com/@acme' },
      telegram: { name: 'Telegram', url: 'https://t.me/acme' },
      discord: { name: 'Discord', url: 'https://discord.gg/acme' },
    },
    booking: { name: 'Calendar', url: 'https://cal.acme.io' },
    masterClass: { name: 'MasterClass', url: 'https://pay.acme.io/class' },
    checkouts: [
      { ...business.checkouts[0], address: 'https://pay.acme.io/card' },
      { ...business.checkouts[1], address: 'https://pay.acme.io/wallet' },
    ],
  },
  facts: [],
  reviews: [],
  mail: { contact: { origin, ...account }, licence: { origin, ...account } },
  blockList: 'https://raw.githubusercontent.com/acme/lists/main/block.txt',
  siteKey: '0d1f7d2e-4b58-4f5c-9d5e-2f6f8c1f2a11',
  files: new Map([['index.html', '<a href="https://pay.acme.io/card/pack">']]),
};

it('accepts a build with all settings', () => {
  expect(deployProblems(ready)).toEqual([]);
});

describe('refuses a build', () => {
  it.each<[string, Partial<DeployFacts>, RegExp]>([
    ['for the sandbox', { isSandbox: true }, /SITE_SERVICES=live/],
    ['that leads to the sandbox', { files: new Map([['a.js', '"/__sandbox/inbox"']]) }, /a\.js/],
    ['with a sample video', { files: new Map([['a.html', '/embed/sample-en-0?']]) }, /video/],
    [
      'that leaves open what only the owner knows',
      { facts: [{ id: 'yearlyPlan', asks: 'whether a yearly plan renews' }] },
      /owner-facts\.ts: the site must state whether a yearly plan renews/,
    ],
    ['with sample data', { business: { ...ready.business, sample: true } }, /sample data/],
    [
      'on a reserved name',
      { business: { ...ready.business, email: 'support@example.com' } },
      /business\.email/,
    ],
    [
      'with a fictional phone',
      { business: { ...ready.business, phone: '1 555 010 0199' } },
      /phone/,
    ],
    [
      'with a sample place',
      {
        business: {
          ...ready.business,
          booking: { name: 'Calendar', url: 'https://cal.test.io/example' },
        },
      },
      /booking/,
    ],
    ['with a sample review', { reviews: reviews.es ?? [] }, /review of/],
    ['with an id of .env.example', { siteKey: 'your-site-key' }, /captcha\.siteKey/],
    ['with a test key', { siteKey: '10000000-ffff-ffff-ffff-000000000001' }, /siteKey/],
    ['without a block list', { blockList: '' }, /blockList/],
    ['with the sandbox account', { mail: sandboxEndpoints.mail }, /mail\.contact\.publicKey/],
    ['without mail ids', { mail: liveEndpoints.mail }, /mail\.licence\.templateId/],
  ])('%s', (_, change, reason) => {
    const problems = deployProblems({ ...ready, ...change });
    expect(problems.some((problem) => reason.test(problem))).toBe(true);
  });

  it('by everything that the kit comes with', () => {
    const kit = {
      ...ready,
      ...sandboxEndpoints,
      business,
      reviews: reviews.es ?? [],
      isSandbox: true,
    };
    expect(deployProblems(kit).length).toBeGreaterThan(10);
  });
});
