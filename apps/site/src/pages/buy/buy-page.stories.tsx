import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buy } from '../../routes/buy.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { BuyPage } from './buy-page.tsx';

const meta = {
  title: 'Pages/Buy',
  component: BuyPage,
  ...localized(BuyPage, {
    ...pageArgs(buy, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'buy', layout: true } },
  }),
} satisfies Meta<typeof BuyPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
