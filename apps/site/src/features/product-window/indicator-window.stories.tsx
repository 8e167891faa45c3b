import type { Capture } from '@otm/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IndicatorWindow } from './indicator-window.tsx';

/** A gray rectangle in the place of a capture. */
const capture: Capture = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%23445" d="M0 0h16v9H0z"/%3E%3C/svg%3E',
  width: 1312,
  height: 738,
  alt: { en: 'A gray rectangle', es: 'Un rectángulo gris' },
  version: '2.5',
  instrument: 'ES 12-26',
  date: '2026-11-20',
  spots: [{ x: 40, y: 55, text: { en: 'The average price', es: 'El precio promedio' } }],
};

const meta = {
  title: 'Pages/Product window',
  component: IndicatorWindow,
  args: { id: 'vwap', capture },
  parameters: { site: { route: 'features' } },
} satisfies Meta<typeof IndicatorWindow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Shows nothing until there is a capture. */
export const Missing: Story = {
  args: { capture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};
