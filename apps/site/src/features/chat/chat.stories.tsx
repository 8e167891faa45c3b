import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chat } from './chat.tsx';

const meta = {
  title: 'Pages/Layout/Chat',
  component: Chat,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
} satisfies Meta<typeof Chat>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The chat in the corner of every page, in the site's own colors. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary')).toBeInTheDocument();
  },
};
