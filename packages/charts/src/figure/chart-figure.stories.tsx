import { type IndicatorId, indicatorIds } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartTexts } from '../testing/chart-texts.ts';
import { emptySession, sampleSession } from '../testing/sample-sessions.ts';
import { modes } from '../testing/story-modes.ts';
import { ChartFigure } from './chart-figure.tsx';
import { SessionChart } from './session-chart.tsx';

const meta = {
  title: 'Charts/All indicators',
  component: ChartFigure<IndicatorId>,
  ...localized(ChartFigure<IndicatorId>, {
    en: { id: 'vwap', data: sampleSession, texts: chartTexts.en },
    es: { texts: chartTexts.es },
  }),
  argTypes: { id: { control: 'select', options: indicatorIds }, data: { control: false } },
  render: (args) => (
    <>
      {indicatorIds.map((id) => (
        <ChartFigure key={id} {...args} id={id} />
      ))}
    </>
  ),
} satisfies Meta<typeof ChartFigure<IndicatorId>>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As on the cards of the home page. */
export const Cards: Story = {
  tags: ['matrix'],
  render: ({ data, texts }) => (
    <ul className="otm-setups">
      {indicatorIds.map((id) => (
        <li key={id}>
          <SessionChart id={id} size="card" data={data} texts={texts} />
        </li>
      ))}
    </ul>
  ),
};

export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
export const ReducedMotion: Story = { ...modes.reducedMotion };
export const EmptySession: Story = { args: { data: emptySession } };
