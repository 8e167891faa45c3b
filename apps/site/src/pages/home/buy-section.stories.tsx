import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '../../routes/home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { BuySection } from './buy-section.tsx';

const meta = {
  title: 'Pages/Home/Buy',
  component: BuySection,
  ...localized(BuySection, {
    ...pageArgs(home, ({ copy }) => ({ copy: copy.buy, free: copy.hero.free })),
    parameters: { layout: 'fullscreen', site: { route: 'home' } },
  }),
} satisfies Meta<typeof BuySection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
