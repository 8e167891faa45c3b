import { generateTicks } from '@otm/orderflow';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTicks } from '../session/compute-session.ts';
import { chartTexts } from '../testing/chart-texts.ts';
import { modes } from '../testing/story-modes.ts';
import { computeFootprint } from './compute-footprint.ts';
import { FootprintFigure } from './footprint-figure.tsx';

const meta = {
  title: 'Charts/Footprint',
  component: FootprintFigure,
  ...localized(FootprintFigure, {
    en: { data: computeFootprint(generateTicks(sampleTicks(7)), 7), texts: chartTexts.en },
    es: { texts: chartTexts.es },
  }),
  argTypes: { data: { control: false } },
} satisfies Meta<typeof FootprintFigure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
export const ReducedMotion: Story = { ...modes.reducedMotion };
export const EmptySession: Story = { args: { data: computeFootprint([], 7) } };
