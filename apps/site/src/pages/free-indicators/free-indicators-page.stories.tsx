import type { Meta, StoryObj } from '@storybook/react-vite';
import { FreeIndicatorsPage } from './free-indicators-page.tsx';

const meta = {
  title: 'Pages/Free indicators',
  component: FreeIndicatorsPage,
  args: { params: { indicatorId: 'deltabar' } },
  parameters: { layout: 'fullscreen', site: { route: 'freeIndicators', layout: true } },
} satisfies Meta<typeof FreeIndicatorsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const DeltaBar: Story = {};

export const Vwap: Story = {
  args: { params: { indicatorId: 'vwap' } },
};

/** An id that nobody knows shows the first indicator. */
export const UnknownId: Story = {
  args: { params: { indicatorId: 'nothing' } },
};
