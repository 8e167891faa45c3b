import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { term as termRoute } from '../../routes/term.tsx';
import { pageArgs } from '../../testing/page-args.ts';
import { sampleTerm } from './sample-terms.ts';
import { TermPage } from './term-page.tsx';

const delta = sampleTerm('delta');

const meta = {
  title: 'Pages/Glossary/Term',
  component: TermPage,
  ...localized(TermPage, {
    ...pageArgs(termRoute, ({ copy, features, posts }) => ({ copy, features, posts })),
    parameters: {
      layout: 'fullscreen',
      site: { route: 'term', params: { slug: delta.slug.en }, layout: true },
    },
  }),
} satisfies Meta<typeof TermPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { term: delta } };

/** A chart helps with some terms. */
export const WithPicture: Story = { args: { term: { ...delta, picture: 'delta-bar' } } };
