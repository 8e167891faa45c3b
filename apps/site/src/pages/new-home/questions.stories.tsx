import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { newHome } from '../../routes/new-home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { Questions } from './questions.tsx';

const meta = {
  title: 'Pages/New home/Questions',
  component: Questions,
  ...localized(Questions, {
    ...pageArgs(newHome, ({ copy }) => ({ copy: copy.questions })),
    parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
  }),
} satisfies Meta<typeof Questions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two answers can be read side by side. */
export const TwoOpen: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('summary');
    for (const summary of [first, second]) if (summary) await userEvent.click(summary);
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(2);
  },
};
