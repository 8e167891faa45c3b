import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '../../routes/home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Pages/Home/Hero',
  component: Hero,
  ...localized(Hero, {
    ...pageArgs(home, ({ copy }) => ({ copy: copy.hero, topic: copy.whatIs.title })),
    parameters: { layout: 'fullscreen', site: { route: 'home' } },
  }),
} satisfies Meta<typeof Hero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
