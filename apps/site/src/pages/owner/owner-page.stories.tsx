import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { owner } from '../../routes/owner.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { OwnerPage } from './owner-page.tsx';

const meta = {
  title: 'Pages/Owner',
  component: OwnerPage,
  ...localized(OwnerPage, {
    ...pageArgs(owner, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'owner', layout: true } },
  }),
} satisfies Meta<typeof OwnerPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
