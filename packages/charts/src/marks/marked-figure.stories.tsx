import { chartMarks, type MarkedChartId } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { computeSession } from '../session/compute-session.ts';
import { chartTexts } from '../testing/chart-texts.ts';
import { markedSeeds } from '../testing/marked-seeds.ts';
import { emptySession } from '../testing/sample-sessions.ts';
import { modes } from '../testing/story-modes.ts';
import { MarkedFigure } from './marked-figure.tsx';

const ids = Object.keys(chartMarks) as MarkedChartId[];

const meta = {
  title: 'Charts/Marked figure',
  component: MarkedFigure<MarkedChartId>,
  ...localized(MarkedFigure<MarkedChartId>, {
    en: {
      id: 'delta-bar',
      data: computeSession(markedSeeds['delta-bar']),
      texts: chartTexts.en,
    },
    es: { texts: chartTexts.es },
  }),
  argTypes: { id: { control: 'select', options: ids }, data: { control: false } },
} satisfies Meta<typeof MarkedFigure<MarkedChartId>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** Every chart that has marks, each of a session that shows them all. */
export const EveryChart: Story = {
  render: (args) => (
    <>
      {ids.map((id) => (
        <MarkedFigure key={id} {...args} id={id} data={computeSession(markedSeeds[id])} />
      ))}
    </>
  ),
};

export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
export const EmptySession: Story = { args: { data: emptySession } };
