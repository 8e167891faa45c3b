import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { order } from '../../routes/order.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { OrderChoices } from './order-choices.tsx';

const meta = {
  title: 'Pages/Order/Choices',
  component: OrderChoices,
  ...localized(OrderChoices, {
    ...pageArgs(order, ({ copy, plans }) => ({ copy: copy.empty, plans })),
    parameters: { layout: 'fullscreen', site: { route: 'order' } },
  }),
} satisfies Meta<typeof OrderChoices>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
