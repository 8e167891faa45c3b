import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockChart } from './block-chart.tsx';
import { BlockStory } from './block-story.tsx';
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

/** A picture next to its steps, and the replay of its session. */
export const InSteps: Story = {
  render: () => (
    <BlockStory
      block={{
        type: 'story',
        picture: { view: 'delta', session: 'absorbedPush' },
        title: 'Push, absorption, turn',
        steps: [
          { mark: 'push', title: 'Push', text: 'Sellers move price.' },
          { mark: 'absorption', title: 'Absorption', text: 'Sellers no longer move it.' },
          { mark: 'turn', title: 'Turn', text: 'Buyers do.' },
        ],
        live: 'delta-bar',
      }}
    />
  ),
};
