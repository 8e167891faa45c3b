import { VisuallyHidden } from '@otm/ui';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { owner } from '../../routes/owner.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { CheckoutReport } from './checkout-report.tsx';

const meta = {
  title: 'Pages/Owner/Checkouts',
  component: CheckoutReport,
  ...localized(CheckoutReport, {
    ...pageArgs(owner, ({ report }) => ({ tryLabel: report.settings.try })),
    parameters: { site: { route: 'owner' } },
  }),
  render: (args) => (
    <>
      <VisuallyHidden as="h2">Checkouts</VisuallyHidden>
      <CheckoutReport {...args} />
    </>
  ),
} satisfies Meta<typeof CheckoutReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { items: ['pack', 'swing'] } };
