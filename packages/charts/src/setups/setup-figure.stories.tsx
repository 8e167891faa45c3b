import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartTexts } from '../testing/chart-texts.ts';
import { modes } from '../testing/story-modes.ts';
import { findSetups } from './find-setups.ts';
import { SetupChart } from './setup-chart.tsx';
import { SetupFigure } from './setup-figure.tsx';

const meta = {
  title: 'Charts/Setups',
  component: SetupFigure,
  ...localized(SetupFigure, {
    en: { kind: 'momentum', cases: findSetups('momentum'), texts: chartTexts.en },
    es: { texts: chartTexts.es },
  }),
  argTypes: { cases: { control: false } },
} satisfies Meta<typeof SetupFigure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Momentum: Story = { tags: ['matrix'] };
export const Reversal: Story = { args: { kind: 'reversal', cases: findSetups('reversal') } };
/** One of its sessions. */
export const OneSession: Story = {
  render: ({ kind, cases, texts }) => (
    <>
      {cases.slice(0, 1).map((data) => (
        <SetupChart key={data.seed} kind={kind} data={data} texts={texts} />
      ))}
    </>
  ),
};
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
export const ReducedMotion: Story = { ...modes.reducedMotion };
export const EmptySession: Story = { args: { cases: [] } };
