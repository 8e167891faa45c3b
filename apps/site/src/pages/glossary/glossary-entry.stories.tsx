import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlossaryEntry } from './glossary-entry.tsx';
import { sampleTerm } from './sample-terms.ts';

const meta = {
  title: 'Pages/Glossary/Entry',
  component: GlossaryEntry,
  args: { term: sampleTerm('delta') },
  parameters: { site: { route: 'glossary' } },
} satisfies Meta<typeof GlossaryEntry>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
