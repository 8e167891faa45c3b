import { type IndicatorId, indicatorIds, type Locale } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { chartTexts, replayTexts } from '../testing/chart-texts.ts';
import { modes } from '../testing/story-modes.ts';
import { Replay } from './replay.tsx';
import { ReplayLauncher } from './replay-launcher.tsx';

const meta = {
  title: 'Charts/Replay',
  component: Replay<IndicatorId>,
  ...localized(Replay<IndicatorId>, {
    en: { indicator: 'vwap', texts: replayTexts.en, chartTexts: chartTexts.en },
    es: { texts: replayTexts.es, chartTexts: chartTexts.es },
  }),
  argTypes: { indicator: { control: 'select', options: indicatorIds } },
} satisfies Meta<typeof Replay<IndicatorId>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Algorithms: Story = { args: { indicator: 'algorithms' } };
export const Swing: Story = { args: { indicator: 'swing' } };
export const Micro: Story = { args: { indicator: 'micro' } };
export const Cumulative: Story = { args: { indicator: 'cumulative' } };
export const DeltaBar: Story = { args: { indicator: 'delta-bar' } };
export const Profile: Story = { args: { indicator: 'profile' } };
export const Vwap: Story = { tags: ['matrix'] };
export const BarTimer: Story = { args: { indicator: 'bar-timer' } };

/** Launched from the button below a still chart. */
export const Launched: Story = {
  render: (args) => <ReplayLauncher {...args} />,
  play: async ({ canvas, globals }) => {
    const texts = replayTexts[globals.locale as Locale];
    await userEvent.click(canvas.getByRole('button', { name: texts.start }));
    await expect(await canvas.findByRole('group', { name: texts.controls })).toBeVisible();
  },
};

const onBusyMachines = { timeout: 20_000 };

/** Keyboard only: play, pause, step, and a slider. */
export const ByKeyboard: Story = {
  // Screenshots are taken without motion, so nothing would play.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, globals }) => {
    const texts = replayTexts[globals.locale as Locale];
    const position = canvas.getByRole<HTMLInputElement>('slider', { name: texts.position });
    const end = Number(position.value);
    canvas.getByRole('button', { name: texts.play }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(Number(position.value)).toBeLessThan(end), onBusyMachines);
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: texts.play }, onBusyMachines);
    const paused = Number(position.value);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(Number(position.value)).toBe(paused + 1), onBusyMachines);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/\d/));
  },
};

/** The replay at its first trade. */
export const EmptySession: Story = {
  play: async ({ canvas, globals }) => {
    const texts = replayTexts[globals.locale as Locale];
    await userEvent.click(canvas.getByRole('button', { name: texts.restart }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
export const ReducedMotion: Story = { ...modes.reducedMotion };
