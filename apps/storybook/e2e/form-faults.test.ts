import { faultsOf } from '@otm/sandbox/in-page';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBuilt, setGlobals } from './built.ts';
import { outcomes, type Visit } from './fault-outcomes.ts';

const built = openBuilt();

type Outcome = keyof typeof outcomes;
type FaultsOf<Service extends keyof typeof faultsOf> = (typeof faultsOf)[Service][number];
type Table<Service extends keyof typeof faultsOf> = Readonly<Record<FaultsOf<Service>, Outcome>>;

/** The outcome of each fault of the sandbox in a form. One without a row doesn't compile. */
const tables: { mail: Table<'mail'>; list: Table<'list'>; captcha: Table<'captcha'> } = {
  mail: {
    none: 'sent',
    refused: 'may have arrived',
    error: 'failed',
    slow: 'sent late',
    hang: 'may have arrived, after 20 s',
    malformed: 'may have arrived',
    html: 'failed',
    'rate-limited': 'failed',
    'no-content': 'failed',
    'not-found': 'failed',
  },
  // A list that can be read blocks no one, whatever is in it.
  list: {
    none: 'sent',
    refused: 'reports the list',
    error: 'reports the list',
    slow: 'waits for the list',
    hang: 'waits for the list, then reports it',
    malformed: 'sent',
    html: 'sent',
  },
  captcha: {
    none: 'sent',
    refused: 'offers another way',
    error: 'offers another way',
    slow: 'loads late',
    hang: 'offers another way, after 10 s',
    malformed: 'offers another way, after 10 s',
    html: 'offers another way',
    mute: 'offers another way, after 10 s',
  },
};

type Service = keyof typeof tables;

/** Opens the story of a form with a clock that tests can stop. */
async function open(story: string): Promise<Visit> {
  const page = await built.page();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.accept();
  });
  await page.clock.install();
  await page.goto(`${built.url()}iframe.html?viewMode=story&id=${story}`);
  await page.locator('form').waitFor();
  return { page, dialogs };
}

/** Lets a service fail as the toolbar does, types into the form, and stops the clock. */
async function start({ page, dialogs }: Visit, fault: string): Promise<void> {
  await page.clock.resume();
  dialogs.length = 0;
  await setGlobals(page, { fault });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.locator('[name=email]').fill('ana@example.com');
  await page.locator('[name=message]').fill('Hello');
}

/** The form with every service, and with `npm run test:all` the others of the site and the package. */
const forms: Readonly<Record<string, readonly Service[]>> = {
  'pages-contact-form--default': ['mail', 'list', 'captcha'],
  ...(process.env.VERIFY && {
    'pages-licence-form--default': ['mail', 'captcha'],
    'forms-contact-form--none': ['mail', 'list', 'captcha'],
    'forms-licence-form--none': ['mail', 'captcha'],
  }),
};

const rowsOf = (service: Service) => Object.entries(tables[service]) as [string, Outcome][];

describe.each(Object.entries(forms))('%s', (story, services) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await open(story);
  }, 60_000);

  const rows = services.flatMap((service) =>
    rowsOf(service).map(([fault, outcome]) => ({ service, fault, outcome })),
  );
  it.each(rows)('$service $fault: $outcome', async ({ service, fault, outcome }) => {
    await start(visit, fault === 'none' ? 'none' : `${service}-${fault}`);
    await outcomes[outcome](visit);
  });
});

const labels = { mail: 'Mail', list: 'Block list', captcha: 'Captcha' } as const;

it('has every fault of the sandbox in the toolbar’s menu', async () => {
  const page = await built.page();
  await page.goto(`${built.url()}?path=/story/forms-contact-form--none`);
  await page.getByRole('button', { name: /^Fault of a form/ }).click();
  const options = page.getByRole('option');
  await options.first().waitFor();
  const names = (await options.allTextContents()).map((text) => text.split(':')[0]);
  const expected = Object.entries(labels).flatMap(([service, label]) =>
    faultsOf[service as Service]
      .filter((fault) => fault !== 'none')
      .map((fault) => `${label}, ${fault}`),
  );
  expect(names).toEqual(['Services work', ...expected]);
}, 120_000);
