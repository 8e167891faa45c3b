import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { search } from '../../routes/search.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { SearchPage } from './search-page.tsx';

const meta = {
  title: 'Pages/Search',
  component: SearchPage,
  ...localized(SearchPage, {
    ...pageArgs(search, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'search', layout: true } },
  }),
} satisfies Meta<typeof SearchPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
