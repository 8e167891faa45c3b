import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartFigure } from '../../figure/chart-figure.tsx';
import { SessionChart } from '../../figure/session-chart.tsx';
import { chartTexts } from '../../testing/chart-texts.ts';
import { sampleSession } from '../../testing/sample-sessions.ts';

const meta = {
  title: 'Charts/Indicators/TITLE_EN',
  component: ChartFigure<'sample-name'>,
  ...localized(ChartFigure<'sample-name'>, {
    en: { id: 'sample-name', data: sampleSession, texts: chartTexts.en },
    es: { texts: chartTexts.es },
  }),
  argTypes: { data: { control: false } },
} satisfies Meta<typeof ChartFigure<'sample-name'>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Card: Story = {
  render: ({ id, data, texts }) => <SessionChart id={id} data={data} texts={texts} size="card" />,
};
