import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { proofTexts } from '../testing/stage-texts.ts';
import { modes } from '../testing/story-modes.ts';
import { Proof } from './proof.tsx';
import { computeStage } from './stage-tape.ts';

const meta = {
  title: 'Charts/Proof',
  component: Proof,
  ...localized(Proof, {
    en: {
      data: computeStage(7),
      texts: proofTexts,
      names: { push: 'Push', absorption: 'Absorption', turn: 'Turn', fade: 'Fade' },
      children: <p>A form</p>,
    },
    es: { names: { push: 'Empuje', absorption: 'Absorción', turn: 'Giro', fade: 'Freno' } },
  }),
  argTypes: { data: { control: false } },
} satisfies Meta<typeof Proof>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const OtherSeed: Story = { args: { data: computeStage(8) } };
export const ForcedColors: Story = { ...modes.forcedColors };
