import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Pages/Home/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
} satisfies Meta<typeof Hero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
