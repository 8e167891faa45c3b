import { homeIndicators, indicators } from '@otm/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IndicatorSection } from './indicator-section.tsx';

const meta = {
  title: 'Pages/Home/Indicators',
  component: IndicatorSection,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
} satisfies Meta<typeof IndicatorSection>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Eight rows on one clock; seven open a modal. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(indicators.length);
    await expect(canvasElement.querySelectorAll('[aria-haspopup="dialog"]')).toHaveLength(
      homeIndicators.length,
    );
  },
};
