import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { newHome } from '../../routes/new-home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { LandingHero } from './landing-hero.tsx';

const meta = {
  title: 'Pages/New home/Hero',
  component: LandingHero,
  ...localized(LandingHero, {
    ...pageArgs(newHome, ({ copy }) => ({ copy: copy.hero })),
    parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
  }),
} satisfies Meta<typeof LandingHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
