import { expect, it } from 'vitest';
import { complaintsOf, openBuilt } from './built.ts';

const built = openBuilt();

it('opens its front page below any path, without a complaint', async () => {
  const page = await built.page();
  const complaints = complaintsOf(page);
  await page.goto(built.url());
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('heading', { level: 1, name: 'Design language' }).waitFor();
  expect(complaints).toEqual([]);
});

it('opens a story by its address below any path', async () => {
  const page = await built.page();
  const complaints = complaintsOf(page);
  await page.goto(`${built.url()}?path=/story/components-modal--open`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('dialog', { name: 'Volume Profile' }).waitFor();
  expect(complaints).toEqual([]);
});
