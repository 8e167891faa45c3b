import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { read, themeKey } from '../../boot/storage.ts';
import { ThemeToggle } from './theme-toggle.tsx';

const meta = {
  title: 'Pages/Layout/Theme toggle',
  component: ThemeToggle,
  parameters: { site: { route: 'home' } },
} satisfies Meta<typeof ThemeToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The other theme, remembered. */
export const Switched: Story = {
  play: async ({ canvas, globals }) => {
    const other = globals.theme === 'light' ? 'dark' : 'light';
    await userEvent.click(canvas.getByRole('button'));
    await expect(document.documentElement.dataset.theme).toBe(other);
    await expect(read('localStorage', themeKey)).toBe(other);
  },
};
