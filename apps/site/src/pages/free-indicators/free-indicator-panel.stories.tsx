import { findFreeIndicator } from '@otm/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FreeIndicatorPanel } from './free-indicator-panel.tsx';

const meta = {
  title: 'Pages/Free indicators/Panel',
  component: FreeIndicatorPanel,
  args: { indicator: findFreeIndicator('deltabar'), hidden: false },
  parameters: { site: { route: 'freeIndicators', params: { id: 'deltabar' } } },
  // The panel is labeled by its tab, which is another component.
  render: (args) => (
    <>
      <h1 id={`tab-${args.indicator.id}`}>{args.indicator.id}</h1>
      <FreeIndicatorPanel {...args} />
    </>
  ),
} satisfies Meta<typeof FreeIndicatorPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const DeltaBar: Story = {};

export const Vwap: Story = { args: { indicator: findFreeIndicator('vwap') } };
