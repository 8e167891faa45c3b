import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from './build-app.ts';
import { openPage, openWorkshop, root, serveFolder, type Workshop } from './workshop.ts';

const names = readdirSync(path.join(root, 'consumers/apps'));
const origin = 'http://consumer.test';

let workshop: Workshop;

beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop?.close());

describe.each(names)('%s', (name) => {
  it('renders the packed widget, follows an attribute and fires an event', async () => {
    const { place, tarball, browser } = workshop;
    const folder = await buildApp(name, place, tarball);
    const { page, problems } = await openPage(browser);
    await serveFolder(page, origin, folder);
    await page.goto(origin);
    // The page's link is the launcher where there is one, and a button once the widget is there.
    await page.getByRole('button', { name: /Chat/ }).first().click({ timeout: 60_000 });
    const panel = page.getByRole('dialog', { name: 'First' });
    await panel.waitFor();
    await page.locator('#rename').click();
    await page.getByRole('dialog', { name: 'Second' }).waitFor();
    expect(await page.locator('body').getAttribute('data-heard')).toBe('yes');
    expect(problems).toEqual([]);
    await page.close();
  });
});
