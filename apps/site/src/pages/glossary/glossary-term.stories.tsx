import type { Term } from '@otm/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { glossary } from '../../library.ts';
import { GlossaryTerm } from './glossary-term.tsx';

const term = (id: string): Term => {
  const found = glossary.find((it) => it.id === id);
  if (!found) throw new Error(`The glossary has no ${id}.`);
  return found;
};

const meta = {
  title: 'Pages/Glossary/Term',
  component: GlossaryTerm,
  args: {
    term: term('delta'),
    related: [term('cumulative-delta')],
    article: { name: 'Delta Bar', href: '/features/otm-delta-bar' },
  },
  parameters: { site: { route: 'glossary' } },
} satisfies Meta<typeof GlossaryTerm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutArticle: Story = {
  args: { term: term('cumulative-delta'), related: [term('delta')], article: undefined },
};
