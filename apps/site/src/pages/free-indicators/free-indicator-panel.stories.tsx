import { findFreeIndicator } from '@otm/content';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { freeIndicators } from '../../routes/free-indicators.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { FreeIndicatorPanel } from './free-indicator-panel.tsx';

const meta = {
  title: 'Pages/Free indicators/Panel',
  component: FreeIndicatorPanel,
  ...localized(FreeIndicatorPanel, {
    ...pageArgs(freeIndicators, ({ copy }) => ({ copy })),
    parameters: { site: { route: 'freeIndicators', params: { id: 'deltabar' } } },
  }),
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

export const DeltaBar: Story = {
  args: { indicator: findFreeIndicator('deltabar'), hidden: false },
};

export const Vwap: Story = { args: { indicator: findFreeIndicator('vwap'), hidden: false } };
