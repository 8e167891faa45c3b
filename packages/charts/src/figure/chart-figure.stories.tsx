import { chartTexts } from '@otm/content';
import { createSession } from '@otm/orderflow';
import { type IndicatorId, indicatorIds } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartData } from '../session/chart-data.ts';
import { computeSession, defaultSettings } from '../session/compute-session.ts';
import { modes } from '../testing/story-modes.ts';
import { ChartFigure, SessionChart } from './chart-figure.tsx';

const meta = {
  title: 'Charts/Indicators',
  component: ChartFigure<IndicatorId>,
  ...localized(ChartFigure<IndicatorId>, {
    en: { id: 'vwap', data: computeSession(7), texts: chartTexts.en },
    es: { texts: chartTexts.es },
  }),
  argTypes: { id: { control: 'select', options: indicatorIds }, data: { control: false } },
} satisfies Meta<typeof ChartFigure<IndicatorId>>;

export default meta;

type Story = StoryObj<typeof meta>;

const all: Story['render'] = (args) => (
  <>
    {indicatorIds.map((id) => (
      <ChartFigure key={id} {...args} id={id} />
    ))}
  </>
);

export const Algorithms: Story = { args: { id: 'algorithms' } };
export const Swing: Story = { args: { id: 'swing' } };
export const Micro: Story = { args: { id: 'micro' } };
export const Cumulative: Story = { args: { id: 'cumulative' } };
export const DeltaBar: Story = { args: { id: 'delta-bar' } };
export const Profile: Story = { args: { id: 'profile' } };
export const Vwap: Story = { args: { id: 'vwap' } };
export const BarTimer: Story = { args: { id: 'bar-timer' } };

/** As on the cards of the home page. */
export const Cards: Story = {
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

export const Narrow: Story = { render: all, ...modes.narrow };
export const ForcedColors: Story = { render: all, ...modes.forcedColors };
export const ReducedMotion: Story = { render: all, ...modes.reducedMotion };
export const EmptySession: Story = {
  render: all,
  args: { data: chartData(createSession(defaultSettings), { seed: 7 }) },
};
