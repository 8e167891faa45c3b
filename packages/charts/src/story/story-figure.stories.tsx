import type { Localized, SetupId } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chartTexts } from '../testing/chart-texts.ts';
import { modes } from '../testing/story-modes.ts';
import { composeScene, composeSetupScene } from './compose-scene.ts';
import { sampleChecklists } from './sample-checklists.ts';
import { sampleSteps, sampleStorySession } from './sample-story.ts';
import { StoryFigure } from './story-figure.tsx';

const meta = {
  title: 'Charts/Story',
  component: StoryFigure,
  ...localized(StoryFigure, {
    en: {
      scene: composeScene('delta', sampleStorySession),
      title: 'A push, and its absorption',
      steps: sampleSteps.en,
      texts: chartTexts.en,
    },
    es: {
      title: 'Un empuje y su absorción',
      steps: sampleSteps.es,
      texts: chartTexts.es,
    },
  }),
  argTypes: { scene: { control: false } },
} satisfies Meta<typeof StoryFigure>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Price and the delta of each bar. */
export const Delta: Story = { tags: ['matrix'] };
/** Price alone, with the levels that a part leaves behind. */
export const Levels: Story = {
  args: {
    scene: composeScene('price', {
      ...sampleStorySession,
      levels: [{ of: 'balance', at: ['high', 'low', 'poc'] }],
    }),
  },
};
/** Price and cumulative delta. */
export const Cumulative: Story = {
  args: { scene: composeScene('cumulative', sampleStorySession) },
};
/** The VWAP with its bands, and a second one from an anchor. */
export const Vwap: Story = {
  args: { scene: composeScene('vwap', { ...sampleStorySession, anchor: 'absorption' }) },
};
const checklist = (setup: SetupId, title: Localized<string>): Story =>
  localized(StoryFigure, {
    en: { scene: composeSetupScene(setup), title: title.en, steps: sampleChecklists[setup].en },
    es: { title: title.es, steps: sampleChecklists[setup].es },
  });

/** The steps of the momentum setup at its first signal, and what came after it. */
export const MomentumChecklist: Story = checklist('momentum', {
  en: 'A signal, checked step by step',
  es: 'Una señal, paso a paso',
});
/** The steps of the reversal setup. */
export const ReversalChecklist: Story = checklist('reversal', {
  en: 'A new low, checked step by step',
  es: 'Un mínimo nuevo, paso a paso',
});
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
/** All marks are lit and numbered. */
export const ReducedMotion: Story = { ...modes.reducedMotion };
