import type { Meta, StoryObj } from '@storybook/react-vite';
import { findFeature } from '../../library.ts';
import { BlockChart } from './block-chart.tsx';
import { BlockStory } from './block-story.tsx';
import { ArticlePicture, CardFigure, CardPicture, FeaturedPicture } from './card-picture.tsx';
import { chartTexts } from './chart-texts.ts';
import { HeroPicture } from './hero-picture.tsx';
import { IndicatorPicture } from './indicator-picture.tsx';
import { PictureFile } from './picture-file.tsx';
import { PlayablePicture } from './playable-picture.tsx';
import { PosterPicture } from './poster-picture.tsx';
import { setupCases } from './session.ts';
import { SetupPicture } from './setup-picture.tsx';

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

const article = findFeature(undefined);

/** The chart of a preview, of the session that its article explains. */
export const OnPreview: Story = { render: () => <ArticlePicture article={article} /> };

/** The same session in the chart of a featured article. */
export const OnFeature: Story = { render: () => <FeaturedPicture article={article} /> };

/** One session of a setup; the build writes it as a file. */
export const OfSetup: Story = {
  render: (_, { globals }) => (
    <>
      {setupCases('momentum').map((data) => (
        <SetupPicture
          key={data.seed}
          kind="momentum"
          data={data}
          texts={chartTexts[globals.locale === 'es' ? 'es' : 'en']}
        />
      ))}
    </>
  ),
};

/** Outside of a build, a picture is part of the page. */
export const NoFile: Story = {
  render: () => (
    <PictureFile name="vwap" alt="VWAP" size={{ width: 300, height: 120 }}>
      <CardPicture id="vwap" />
    </PictureFile>
  ),
};

/** The poster of a video, whose title is next to it. */
export const OnVideo: Story = { render: () => <PosterPicture id="what-is" /> };

/** The chart of a card with its caption. */
export const InModal: Story = { render: () => <CardFigure id="vwap" /> };

export const Hero: Story = { render: () => <HeroPicture /> };

/** An indicator with its caption and its table. */
export const Indicator: Story = { render: () => <IndicatorPicture id="vwap" /> };

/** An indicator with the button that replays it. */
export const Playable: Story = { render: () => <PlayablePicture id="vwap" /> };

/** The places that an article explains, numbered. */
export const Marked: Story = {
  args: { block: { type: 'chart', chart: 'delta-bar', seed: 31, live: true, marks: true } },
};

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
