import { VisuallyHidden } from '@otm/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceReport } from './price-report.tsx';

const meta = {
  title: 'Pages/Owner/Prices',
  component: PriceReport,
  parameters: { site: { route: 'owner' } },
  render: () => (
    <>
      <VisuallyHidden as="h2">Prices</VisuallyHidden>
      <PriceReport />
    </>
  ),
} satisfies Meta<typeof PriceReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
