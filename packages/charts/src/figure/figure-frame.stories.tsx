import { chartTexts } from '@otm/content';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { computeSession } from '../session/compute-session.ts';
import { modes } from '../testing/story-modes.ts';
import { fillTemplate } from '../text/fill-template.ts';
import { SessionChart } from './chart-figure.tsx';
import { chartTable } from './chart-table.ts';
import { chartValues } from './chart-values.ts';
import { FigureFrame } from './figure-frame.tsx';

const data = computeSession(7);
const chart = (texts: typeof chartTexts.en) => (
  <SessionChart id="profile" size="card" data={data} texts={texts} />
);

const numbers = ({ charts, words }: typeof chartTexts.en) => ({
  caption: fillTemplate(charts.profile.caption, chartValues(data, words) ?? {}),
  table: chartTable('profile', data, words),
});

const meta = {
  title: 'Charts/Figure frame',
  component: FigureFrame,
  ...localized(FigureFrame, {
    en: {
      texts: chartTexts.en,
      title: chartTexts.en.charts.profile.title,
      seed: data.seed,
      children: chart(chartTexts.en),
    },
    es: {
      texts: chartTexts.es,
      title: chartTexts.es.charts.profile.title,
      children: chart(chartTexts.es),
    },
  }),
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FigureFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As in a modal of the home page. */
export const Default: Story = {};
/** With values and the same data in numbers. */
export const WithTable: Story = {
  ...localized(FigureFrame, {
    en: numbers(chartTexts.en),
    es: numbers(chartTexts.es),
  }),
};
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
