import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptySession, sampleSession } from '../testing/sample-sessions.ts';
import { modes } from '../testing/story-modes.ts';
import { NotFoundMotif } from './not-found-motif.tsx';

const meta = {
  title: 'Charts/Not found motif',
  component: NotFoundMotif,
  ...localized(NotFoundMotif, {
    en: { data: sampleSession, title: 'A profile whose point of control is missing' },
    es: { title: 'Un perfil sin su punto de control' },
  }),
  argTypes: { data: { control: false } },
} satisfies Meta<typeof NotFoundMotif>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Narrow: Story = { ...modes.narrow };
export const ForcedColors: Story = { ...modes.forcedColors };
export const ReducedMotion: Story = { ...modes.reducedMotion };
export const EmptySession: Story = {
  args: { data: emptySession },
};
