import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { order } from '../../routes/order.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { AfterPaying } from './after-paying.tsx';

const meta = {
  title: 'Pages/Order/After paying',
  component: AfterPaying,
  ...localized(AfterPaying, {
    ...pageArgs(order, ({ copy }) => ({ copy })),
    parameters: { layout: 'fullscreen', site: { route: 'order' } },
  }),
} satisfies Meta<typeof AfterPaying>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
