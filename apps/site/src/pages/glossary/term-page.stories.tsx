import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleTerm } from './sample-terms.ts';
import { TermPage } from './term-page.tsx';

const delta = sampleTerm('delta');

const meta = {
  title: 'Pages/Glossary/Term',
  component: TermPage,
  args: { term: delta },
  parameters: {
    layout: 'fullscreen',
    site: { route: 'term', params: { slug: delta.slug.en }, layout: true },
  },
} satisfies Meta<typeof TermPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A chart helps with some terms. */
export const WithPicture: Story = { args: { term: { ...delta, picture: 'delta-bar' } } };
