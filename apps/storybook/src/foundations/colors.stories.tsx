import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Colors } from './colors.tsx';
import { isColor, tokenNames } from './tokens.ts';

const meta = {
  title: 'Foundations/Colors',
  component: Colors,
  args: { groups: ['ink'] },
  // The numbers are measured on this page, so there is nothing to control.
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Colors>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { groups: ['ink', 'accent-text', 'focus'] } };

export const Surfaces: Story = {
  args: { groups: ['sunken', 'canvas', 'surface', 'raised', 'overlay', 'line'], on: '--otm-ink' },
};

export const Accent: Story = { args: { groups: ['accent'] } };

/** Text on gold. */
export const OnAccent: Story = { args: { groups: ['on-accent'], on: '--otm-accent' } };

export const Messages: Story = { args: { groups: ['success', 'danger', 'warning', 'info'] } };

export const Charts: Story = {
  args: { groups: ['buy', 'sell', 'poc', 'vwap', 'band'], on: '--otm-sunken' },
};

/** Every color that the style sheet declares, in its order. */
export const All: Story = {
  args: { groups: [''] },
  play: async ({ canvas }) => {
    const colors = tokenNames().filter(isColor);
    await expect(colors.length).toBeGreaterThan(25);
    await expect(canvas.getAllByRole('row')).toHaveLength(colors.length + 1);
  },
};
