import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buy } from '../../routes/buy.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { PurchaseSteps } from './purchase-steps.tsx';

const meta = {
  title: 'Pages/Buy/Steps',
  component: PurchaseSteps,
  ...localized(PurchaseSteps, {
    ...pageArgs(buy, ({ copy }) => ({ copy })),
    parameters: { layout: 'fullscreen', site: { route: 'buy' } },
  }),
} satisfies Meta<typeof PurchaseSteps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
