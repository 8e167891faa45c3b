import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '../../routes/home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { Advantages } from './advantages.tsx';

const meta = {
  title: 'Pages/Home/Advantages',
  component: Advantages,
  ...localized(Advantages, {
    ...pageArgs(home, ({ copy }) => ({ copy: copy.advantages })),
    parameters: { layout: 'fullscreen', site: { route: 'home' } },
  }),
} satisfies Meta<typeof Advantages>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
