import { VisuallyHidden } from '@otm/ui';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { owner } from '../../routes/owner.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { PriceReport } from './price-report.tsx';

const meta = {
  title: 'Pages/Owner/Prices',
  component: PriceReport,
  ...localized(PriceReport, {
    ...pageArgs(owner, ({ report, monthly }) => ({ copy: report.prices, monthly })),
    parameters: { site: { route: 'owner' } },
  }),
  render: (args) => (
    <>
      <VisuallyHidden as="h2">Prices</VisuallyHidden>
      <PriceReport {...args} />
    </>
  ),
} satisfies Meta<typeof PriceReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
