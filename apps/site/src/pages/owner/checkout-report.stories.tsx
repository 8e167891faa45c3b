import { VisuallyHidden } from '@otm/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutReport } from './checkout-report.tsx';

const meta = {
  title: 'Pages/Owner/Checkouts',
  component: CheckoutReport,
  args: { items: ['pack', 'swing'] },
  parameters: { site: { route: 'owner' } },
  render: (args) => (
    <>
      <VisuallyHidden as="h2">Checkouts</VisuallyHidden>
      <CheckoutReport {...args} />
    </>
  ),
} satisfies Meta<typeof CheckoutReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
