import { chartTexts } from '@otm/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSession } from '../orderflow/index.ts';
import { chartData } from './chart-data.ts';
import { computeSession, defaultSettings } from './compute-session.ts';
import { ShareCard } from './share-card.tsx';
import { modes } from './story-modes.ts';

const meta = {
  title: 'Charts/Share card',
  component: ShareCard,
  args: {
    data: computeSession(7),
    words: chartTexts.en.words,
    brand: 'OTM',
    lines: ['Read the auction', 'behind the candle.'],
    caption: `${chartTexts.en.simulated}. Seed 7`,
  },
  parameters: {
    es: {
      lines: ['Lee la subasta', 'detrás de la vela.'],
      caption: `${chartTexts.es.simulated}. Semilla 7`,
    },
  },
  argTypes: { data: { control: false } },
} satisfies Meta<typeof ShareCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dark: Story = {};
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
export const ReducedMotion: Story = { ...modes.reducedMotion };
export const EmptySession: Story = {
  args: { data: chartData(createSession(defaultSettings), { seed: 7 }) },
};
