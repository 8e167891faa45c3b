import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSession } from '../orderflow/index.ts';
import { chartData } from './chart-data.ts';
import { computeSession, defaultSettings } from './compute-session.ts';
import { sampleChartTexts } from './sample-texts.ts';
import { ShareCard } from './share-card.tsx';
import { modes } from './story-modes.ts';

const meta = {
  title: 'Charts/Share card',
  component: ShareCard,
  args: {
    data: computeSession(7),
    words: sampleChartTexts.words,
    brand: 'OTM',
    lines: ['Read the auction', 'behind the candle.'],
    caption: 'Simulated data, not a trade result. Seed 7',
  },
  argTypes: { data: { control: false } },
} satisfies Meta<typeof ShareCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dark: Story = {};
export const Light: Story = { ...modes.light };
export const EmptySession: Story = {
  args: { data: chartData(createSession(defaultSettings), { seed: 7 }) },
};
