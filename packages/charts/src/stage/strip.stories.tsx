import { type IndicatorId, indicatorIds } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../testing/story-modes.ts';
import { computeStage } from './stage-tape.ts';
import { Strip } from './strip.tsx';

const data = computeStage(7);

const meta = {
  title: 'Charts/Strip',
  component: Strip,
  ...localized(Strip, {
    en: { id: 'delta-bar', data, title: 'Delta per bar' },
    es: { title: 'Delta por barra' },
  }),
  argTypes: { data: { control: false } },
  render: ({ title }) => (
    <>
      {indicatorIds.map((id: IndicatorId) => (
        <Strip key={id} id={id} data={data} title={`${title}: ${id}`} />
      ))}
    </>
  ),
} satisfies Meta<typeof Strip>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All eight, on one clock. */
export const Default: Story = { tags: ['matrix'] };
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
