import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhatIs } from './what-is.tsx';

const meta = {
  title: 'Pages/Home/What is',
  component: WhatIs,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
} satisfies Meta<typeof WhatIs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
