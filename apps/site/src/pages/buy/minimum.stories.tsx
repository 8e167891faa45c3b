import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buy } from '../../routes/buy.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { Minimum } from './minimum.tsx';

const meta = {
  title: 'Pages/Buy/Minimum',
  component: Minimum,
  ...localized(Minimum, {
    ...pageArgs(buy, ({ copy }) => ({ copy: copy.requirements })),
    parameters: { layout: 'fullscreen', site: { route: 'buy' } },
  }),
} satisfies Meta<typeof Minimum>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
