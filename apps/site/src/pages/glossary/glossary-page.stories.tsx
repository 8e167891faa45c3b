import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { glossary } from '../../routes/glossary.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { GlossaryPage } from './glossary-page.tsx';

const meta = {
  title: 'Pages/Glossary',
  component: GlossaryPage,
  ...localized(GlossaryPage, {
    ...pageArgs(glossary, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'glossary', layout: true } },
  }),
} satisfies Meta<typeof GlossaryPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
