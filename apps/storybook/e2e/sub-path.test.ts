import { business } from '@otm/content';
import { expect, it } from 'vitest';
import { openBuilt, recordProblems } from './built.ts';

const built = openBuilt();

it('opens its front page below any path without problems', async () => {
  const page = await built.page();
  const problems = recordProblems(page);
  await page.goto(built.url());
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview
    .getByRole('heading', { level: 1, name: `${business.product} design system` })
    .waitFor();
  expect(problems).toEqual([]);
});

it('opens a story by its URL below any path', async () => {
  const page = await built.page();
  const problems = recordProblems(page);
  await page.goto(`${built.url()}?path=/story/components-modal--open`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('dialog', { name: 'Volume Profile' }).waitFor();
  expect(problems).toEqual([]);
});
