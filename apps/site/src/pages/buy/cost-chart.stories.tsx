import { type BillingComparison, compareBillings, formatMoney, plans } from '@otm/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CostChart } from './cost-chart.tsx';

const [comparison] = compareBillings(plans.en) as readonly [BillingComparison];

const meta = {
  title: 'Pages/Buy/Cost chart',
  component: CostChart,
  args: {
    comparison,
    labels: { yearly: 'Yearly', lifetime: 'Lifetime' },
    money: (amount) => formatMoney(amount, 'en'),
  },
  parameters: { site: { route: 'buy' } },
  render: (args) => (
    <div className="otm-cost__chart">
      <CostChart {...args} />
    </div>
  ),
} satisfies Meta<typeof CostChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
