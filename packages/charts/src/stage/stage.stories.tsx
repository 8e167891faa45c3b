import type { Locale } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { stageTexts } from '../testing/stage-texts.ts';
import { modes } from '../testing/story-modes.ts';
import { Stage } from './stage.tsx';

const meta = {
  title: 'Charts/Stage',
  component: Stage,
  ...localized(Stage, {
    en: { seed: 7, texts: stageTexts.en },
    es: { texts: stageTexts.es },
    parameters: { layout: 'fullscreen' },
  }),
} satisfies Meta<typeof Stage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
export const ReducedMotion: Story = { ...modes.reducedMotion };

/** Another session: every number follows, and parts without their pattern say so. */
export const OtherSeed: Story = { args: { seed: 8 } };

/** The part that a visitor chose, by keyboard. */
export const PartChosen: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: /Absorption/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /Turn/ })).toBeChecked();
  },
};

/** Halfway through a replay, paused, with the entire session as a ghost. */
export const Replaying: Story = {
  ...modes.reducedMotion,
  play: async ({ canvas, globals }) => {
    const { replay } = stageTexts[globals.locale as Locale];
    await userEvent.click(canvas.getByRole('button', { name: replay.start }));
    const slider = canvas.getByRole('slider', { name: replay.position });
    await fireEvent.change(slider, { target: { value: '4000' } });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('of 9,000'));
  },
};

/** The table alternative. */
export const TableOpen: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByText(stageTexts[globals.locale as Locale].table));
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};
