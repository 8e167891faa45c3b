import type { Page } from '@playwright/test';
import { box, fill, forms } from './fixtures/form-steps.ts';
import { addInPage } from './fixtures/in-page.ts';
import { watchKept } from './fixtures/kept.ts';
import { unfolds } from './fixtures/painted.ts';
import { loadPictures } from './fixtures/pictures.ts';
import { shorten } from './fixtures/short-names.ts';
import { expect, test } from './fixtures/test.ts';

// `npm test` runs a sample; `npm run proof:memory` runs all.
const rounds = process.env.PROOF ? 200 : 20;
/** The first rounds load code, compile it and fill its caches. */
const warmUp = process.env.PROOF ? 200 : 30;

/** Something that visitors do, and undo, on one page. */
interface Interaction {
  readonly path: string;
  readonly width?: number;
  /** Makes the page ready for the rounds. */
  readonly start?: (page: Page) => Promise<unknown>;
  /** Runs in the page. */
  readonly round: (count: number) => Promise<unknown>;
}

const interactions: Readonly<Record<string, Interaction>> = {
  'the menu': {
    path: '/',
    width: 360,
    round: async () => {
      const { control, until } = window.inPage;
      control('Menu').click();
      await until(() => document.querySelector('dialog[open]'));
      control('Close the menu').click();
      await until(() => !document.querySelector('dialog[open]'));
    },
  },
  'a modal': {
    path: '/',
    round: async () => {
      const { control, until } = window.inPage;
      control('Read more Delta Swing').click();
      await until(() => document.querySelector('dialog[open]'));
      document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose();
      await until(() => !document.querySelector('dialog[open]'));
    },
  },
  'the theme': {
    path: '/buy',
    round: async () => window.inPage.control('Light or dark theme').click(),
  },
  'the chat': {
    path: '/risk',
    start: async (page) => {
      await page.getByRole('link', { name: 'Chat with us' }).hover();
      await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    },
    round: async () => {
      const widget = document.querySelector<HTMLElement & { open(): void; close(): void }>(
        'chat-widget',
      );
      widget?.open();
      await new Promise((done) => requestAnimationFrame(done));
      widget?.close();
      await new Promise((done) => requestAnimationFrame(done));
    },
  },
  'the replay': {
    path: '/',
    start: (page) => page.getByRole('button', { name: 'Replay it trade by trade' }).hover(),
    round: async () => {
      const { control, until } = window.inPage;
      control('Replay it trade by trade').click();
      await until(() => document.querySelector('[aria-label="Next trade"], input[type=range]'));
      control('Next trade').click();
      control('Full session').click();
      await until(() => !document.querySelector('input[type=range]'));
    },
  },
  'the search': {
    path: '/risk',
    round: async (count) => {
      const { until, write } = window.inPage;
      const press = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', press));
      await until(() => document.querySelector('dialog[open]'));
      const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
      const field = dialog?.querySelector('input') ?? null;
      write(field, count % 2 ? 'delta' : 'profile');
      await until(() => dialog?.querySelector('ol a'));
      write(field, '');
      await until(() => !dialog?.querySelector('ol a'));
      dialog?.close();
    },
  },
  'the carousel': {
    path: '/es',
    width: 360,
    start: async (page) => {
      await page.locator(shorten('.otm-carousel')).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Testimonio siguiente' })).toBeVisible();
    },
    round: async () => {
      window.inPage.control('Testimonio siguiente').click();
      await new Promise((done) => requestAnimationFrame(done));
    },
  },
  'a form': {
    path: '/contact',
    start: async (page) => {
      await fill(page, forms.contact);
      await expect(box(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
    },
    round: async (count) => {
      const { until, write } = window.inPage;
      const form = document.querySelector<HTMLFormElement>('[data-hydrated] form');
      write(form?.querySelector('textarea') ?? null, `Message ${count % 2}`);
      const email = form?.querySelector<HTMLInputElement>('input[type=email]') ?? null;
      email?.blur();
      write(email, 'ana@');
      form?.requestSubmit();
      await until(() => document.activeElement === email);
    },
  },
};

/** Runs rounds in the page, each after the other. */
const run = async (page: Page, round: Interaction['round'], count: number) => {
  await page.evaluate(`(async () => {
    const round = ${round};
    for (let count = 0; count < ${count}; count += 1) await round(count);
  })()`);
};

type Kept = Awaited<ReturnType<Awaited<ReturnType<typeof watchKept>>>>;

/** Returns what a page keeps after the rounds and didn't before: 5% of the heap at most may be new. */
const grown = (before: Kept, after: Kept): readonly string[] =>
  (Object.keys(before) as (keyof Kept)[]).flatMap((what) => {
    const limit = what === 'heap' ? before.heap * 1.05 : before[what];
    return after[what] > limit ? [`${what}: ${before[what]}, then ${after[what]}`] : [];
  });

for (const [name, { path, width = 1280, start, round }] of Object.entries(interactions))
  test(`keeps nothing after ${rounds} rounds of ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(addInPage);
    const countKept = await watchKept(page);
    await page.goto(path);
    await unfolds(page);
    await start?.(page);
    // Each drawing is a document of its own, which counts once it has arrived.
    await loadPictures(page);
    await run(page, round, warmUp);
    const before = await countKept();
    await run(page, round, rounds);
    // What the last round has begun ends within moments.
    await expect.poll(async () => grown(before, await countKept())).toEqual([]);
  });

// Fifty pages take seconds: a part of the proof alone.
if (process.env.PROOF)
  test(`keeps nothing after ${rounds} changes of the language`, async ({ page }) => {
    test.setTimeout(600_000);
    const countKept = await watchKept(page);
    await page.goto('/risk');
    const toggle = page.getByRole('banner').locator('a[hreflang]');
    const change = async (count: number) => {
      for (let made = 0; made < count; made += 1) {
        await toggle.click();
        await expect(page).toHaveURL(made % 2 ? '/risk' : '/es/risk');
        // A document that is still arriving has few nodes and no timers.
        await page.waitForLoadState();
      }
    };
    await change(30);
    const before = await countKept();
    await change(rounds);
    await expect.poll(async () => grown(before, await countKept())).toEqual([]);
  });
