import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Colours } from './colours.tsx';
import { isColour, tokenNames } from './tokens.ts';

const meta = {
  title: 'Foundations/Colours',
  component: Colours,
  args: { groups: ['ink'] },
  // A table of this page's own measurements: its numbers are read, not clicked.
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Colours>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { groups: ['ink', 'accent-text', 'focus'] } };

export const Surfaces: Story = {
  args: { groups: ['sunken', 'canvas', 'surface', 'raised', 'overlay', 'line'], on: '--otm-ink' },
};

export const Accent: Story = { args: { groups: ['accent'] } };

/** What is written on gold. */
export const OnAccent: Story = { args: { groups: ['on-accent'], on: '--otm-accent' } };

export const Messages: Story = { args: { groups: ['success', 'danger', 'warning', 'info'] } };

export const Charts: Story = {
  args: { groups: ['buy', 'sell', 'poc', 'vwap', 'band'], on: '--otm-sunken' },
};

/** Whatever the style sheet declares, in its order. */
export const All: Story = {
  args: { groups: [''] },
  play: async ({ canvas }) => {
    const colours = tokenNames().filter(isColour);
    await expect(colours.length).toBeGreaterThan(25);
    await expect(canvas.getAllByRole('row')).toHaveLength(colours.length + 1);
  },
};
