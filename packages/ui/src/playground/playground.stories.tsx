import { type IndicatorId, indicatorIds } from '@otm/content/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleChartTexts } from '../charts/sample-texts.ts';
import { modes } from '../charts/story-modes.ts';
import { Playground } from './playground.tsx';
import { PlaygroundLauncher } from './playground-launcher.tsx';
import { samplePlaygroundTexts as texts } from './sample-texts.ts';

const meta = {
  title: 'Charts/Playground',
  component: Playground<IndicatorId>,
  args: { indicator: 'vwap', texts, chartTexts: sampleChartTexts },
  argTypes: { indicator: { control: 'select', options: indicatorIds } },
} satisfies Meta<typeof Playground<IndicatorId>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Algorithms: Story = { args: { indicator: 'algorithms' } };
export const Swing: Story = { args: { indicator: 'swing' } };
export const Micro: Story = { args: { indicator: 'micro' } };
export const Cumulative: Story = { args: { indicator: 'cumulative' } };
export const DeltaBar: Story = { args: { indicator: 'delta-bar' } };
export const Profile: Story = { args: { indicator: 'profile' } };
export const Vwap: Story = {};
export const BarTimer: Story = { args: { indicator: 'bar-timer' } };

/** Started from the button that stands below a still picture. */
export const Launched: Story = {
  render: (args) => <PlaygroundLauncher {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: texts.start }));
    await expect(await canvas.findByRole('group', { name: texts.controls })).toBeVisible();
  },
};

/** Works by keyboard alone: play, pause, step, and a slider. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const position = canvas.getByRole<HTMLInputElement>('slider', { name: texts.position });
    const before = Number(position.value);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(Number(position.value)).toBeGreaterThan(before));
    await userEvent.keyboard('{Enter}');
    const paused = Number(position.value);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(Number(position.value)).toBe(paused + 1);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Trade /));
  },
};

/** The replay at its first trade. */
export const EmptySession: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: texts.restart }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Light: Story = { ...modes.light };
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
export const ReducedMotion: Story = { ...modes.reducedMotion };
