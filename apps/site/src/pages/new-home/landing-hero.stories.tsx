import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingHero } from './landing-hero.tsx';

const meta = {
  title: 'Pages/New home/Hero',
  component: LandingHero,
  parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
} satisfies Meta<typeof LandingHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
