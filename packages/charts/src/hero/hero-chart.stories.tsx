import { chartTexts } from '@otm/content';
import { createSession } from '@otm/orderflow';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartFigure } from '../figure/chart-figure.tsx';
import { chartData } from '../session/chart-data.ts';
import { computeSession, defaultSettings } from '../session/compute-session.ts';
import { modes } from '../testing/story-modes.ts';

const meta = {
  title: 'Charts/Hero',
  component: ChartFigure<'hero'>,
  ...localized(ChartFigure<'hero'>, {
    en: { id: 'hero', size: 'hero', data: computeSession(7), texts: chartTexts.en },
    es: { texts: chartTexts.es },
  }),
  argTypes: { data: { control: false } },
} satisfies Meta<typeof ChartFigure<'hero'>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
export const ReducedMotion: Story = { ...modes.reducedMotion };
export const EmptySession: Story = {
  args: { data: chartData(createSession(defaultSettings), { seed: 7 }) },
};
