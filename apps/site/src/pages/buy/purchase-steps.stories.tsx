import type { Meta, StoryObj } from '@storybook/react-vite';
import { PurchaseSteps } from './purchase-steps.tsx';

const meta = {
  title: 'Pages/Buy/Steps',
  component: PurchaseSteps,
  parameters: { layout: 'fullscreen', site: { route: 'buy' } },
} satisfies Meta<typeof PurchaseSteps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
