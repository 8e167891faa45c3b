import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Motion } from './motion.tsx';
import { tokenValue } from './tokens.ts';

const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  ...localized(Motion, {
    en: { move: 'Move' },
    es: { move: 'Mover' },
  }),
} satisfies Meta<typeof Motion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Reduced motion means no motion: every duration is zero. */
export const ReducedMotion: Story = {
  parameters: { emulate: { reducedMotion: 'reduce' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(tokenValue('--otm-slow')).toBe('0s');
    await userEvent.click(canvas.getByRole('button'));
    for (const mover of canvasElement.querySelectorAll('.foundation-mover')) {
      await expect(mover.getAnimations()).toHaveLength(0);
    }
  },
};
