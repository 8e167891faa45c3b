import { findFreeIndicator } from '@otm/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FreeIndicatorsPage } from './free-indicators-page.tsx';

const meta = {
  title: 'Pages/Free indicators',
  component: FreeIndicatorsPage,
  args: { selected: findFreeIndicator('deltabar') },
  parameters: { layout: 'fullscreen', site: { route: 'freeIndicators', layout: true } },
} satisfies Meta<typeof FreeIndicatorsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const DeltaBar: Story = {};

export const Vwap: Story = { args: { selected: findFreeIndicator('vwap') } };

/** An unknown id shows the first indicator. */
export const UnknownId: Story = { args: { selected: findFreeIndicator('nothing') } };
