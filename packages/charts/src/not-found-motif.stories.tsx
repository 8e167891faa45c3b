import { createSession } from '@otm/orderflow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartData } from './chart-data.ts';
import { computeSession, defaultSettings } from './compute-session.ts';
import { NotFoundMotif } from './not-found-motif.tsx';
import { modes } from './story-modes.ts';

const meta = {
  title: 'Charts/Not found motif',
  component: NotFoundMotif,
  args: { data: computeSession(7), title: 'A profile whose point of control is missing' },
  parameters: { es: { title: 'Un perfil sin su punto de control' } },
  argTypes: { data: { control: false } },
} satisfies Meta<typeof NotFoundMotif>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
export const ReducedMotion: Story = { ...modes.reducedMotion };
export const EmptySession: Story = {
  args: { data: chartData(createSession(defaultSettings), { seed: 7 }) },
};
