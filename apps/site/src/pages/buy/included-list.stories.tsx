import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buy } from '../../routes/buy.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { IncludedList } from './included-list.tsx';

const meta = {
  title: 'Pages/Buy/Included',
  component: IncludedList,
  ...localized(IncludedList, {
    ...pageArgs(buy, ({ copy }) => ({ copy: copy.included })),
    parameters: { layout: 'fullscreen', site: { route: 'buy' } },
  }),
} satisfies Meta<typeof IncludedList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
