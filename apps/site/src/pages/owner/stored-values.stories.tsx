import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { noticeKey, write } from '../../boot/storage.ts';
import { owner } from '../../routes/owner.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { StoredValues } from './stored-values.tsx';

const meta = {
  title: 'Pages/Owner/Stored values',
  component: StoredValues,
  ...localized(StoredValues, {
    ...pageArgs(owner, ({ report }) => ({ texts: report.stored })),
    parameters: { site: { route: 'owner' } },
  }),
} satisfies Meta<typeof StoredValues>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: () => {
    write('localStorage', noticeKey, '1');
  },
};

/** After the reset, nothing that the site stored is left. */
export const Reset: Story = {
  ...Default,
  play: async ({ canvas }) => {
    // The values appear after hydration.
    await userEvent.click(await canvas.findByRole('button'));
    await expect(canvas.queryByRole('term')).toBeNull();
    await expect(localStorage.getItem(noticeKey)).toBeNull();
  },
};
