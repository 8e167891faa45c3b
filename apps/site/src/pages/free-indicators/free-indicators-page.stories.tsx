import { findFreeIndicator } from '@otm/content';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { freeIndicators } from '../../routes/free-indicators.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { FreeIndicatorsPage } from './free-indicators-page.tsx';

const meta = {
  title: 'Pages/Free indicators',
  component: FreeIndicatorsPage,
  ...localized(FreeIndicatorsPage, {
    ...pageArgs(freeIndicators, ({ copy }) => ({ copy })),
    parameters: { layout: 'fullscreen', site: { route: 'freeIndicators', layout: true } },
  }),
} satisfies Meta<typeof FreeIndicatorsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const DeltaBar: Story = { args: { selected: findFreeIndicator('deltabar') } };

export const Vwap: Story = { args: { selected: findFreeIndicator('vwap') } };

/** An unknown id shows the first indicator. */
export const UnknownId: Story = { args: { selected: findFreeIndicator('nothing') } };
