import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buy } from '../../routes/buy.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { FreeFirst } from './free-first.tsx';

const meta = {
  title: 'Pages/Buy/Free first',
  component: FreeFirst,
  ...localized(FreeFirst, {
    ...pageArgs(buy, ({ copy }) => ({ copy: copy.free })),
    parameters: { layout: 'fullscreen', site: { route: 'buy' } },
  }),
} satisfies Meta<typeof FreeFirst>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
