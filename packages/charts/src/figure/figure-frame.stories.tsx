import { type ChartTexts, format } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { profile } from '../indicators/profile/profile.ts';
import { chartTexts } from '../testing/chart-texts.ts';
import { expectTraded, sampleSession } from '../testing/sample-sessions.ts';
import { modes } from '../testing/story-modes.ts';
import { FigureFrame } from './figure-frame.tsx';
import { SessionChart } from './session-chart.tsx';

const traded = expectTraded(sampleSession);

const chart = (texts: ChartTexts) => ({
  texts,
  title: texts.charts.profile.title,
  children: <SessionChart id="profile" size="card" data={sampleSession} texts={texts} />,
});

const numbers = ({ charts, labels }: ChartTexts) => ({
  caption: format(charts.profile.caption, profile.values(traded, labels)),
  table: profile.table(traded, labels),
});

const meta = {
  title: 'Charts/Figure frame',
  component: FigureFrame,
  ...localized(FigureFrame, {
    en: { seed: sampleSession.seed, ...chart(chartTexts.en) },
    es: chart(chartTexts.es),
  }),
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FigureFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As in a modal of the home page. */
export const Default: Story = { tags: ['matrix'] };
/** With values, and the same data as numbers. */
export const WithTable: Story = {
  ...localized(FigureFrame, {
    en: numbers(chartTexts.en),
    es: numbers(chartTexts.es),
  }),
};
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
