import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartFigure } from '../figure/chart-figure.tsx';
import { chartTexts } from '../testing/chart-texts.ts';
import { emptySession, sampleSession } from '../testing/sample-sessions.ts';
import { modes } from '../testing/story-modes.ts';

const meta = {
  title: 'Charts/Hero',
  component: ChartFigure<'hero'>,
  ...localized(ChartFigure<'hero'>, {
    en: { id: 'hero', size: 'hero', data: sampleSession, texts: chartTexts.en },
    es: { texts: chartTexts.es },
  }),
  argTypes: { data: { control: false } },
} satisfies Meta<typeof ChartFigure<'hero'>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
export const ReducedMotion: Story = { ...modes.reducedMotion };
export const EmptySession: Story = {
  args: { data: emptySession },
};
