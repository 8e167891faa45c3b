import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockChart } from './block-chart.tsx';
import { CardFigure, CardPicture } from './card-picture.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { IndicatorPicture } from './indicator-picture.tsx';
import { PlayablePicture } from './playable-picture.tsx';

const meta = {
  title: 'Pages/Charts',
  component: BlockChart,
  args: { block: { type: 'chart', chart: 'footprint' } },
  parameters: { site: { route: 'home' } },
} satisfies Meta<typeof BlockChart>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A chart in an article. */
export const InArticle: Story = {};

/** The chart of a card, named by its alternative text. */
export const OnCard: Story = { render: () => <CardPicture id="vwap" /> };

/** The chart of a card with its caption. */
export const InModal: Story = { render: () => <CardFigure id="vwap" /> };

export const Hero: Story = { render: () => <HeroPicture /> };

/** An indicator with its caption and its table. */
export const Indicator: Story = { render: () => <IndicatorPicture id="vwap" /> };

/** An indicator with the button that replays it. */
export const Playable: Story = { render: () => <PlayablePicture id="vwap" /> };
