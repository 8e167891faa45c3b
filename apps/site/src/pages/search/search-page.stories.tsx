import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchPage } from './search-page.tsx';

const meta = {
  title: 'Pages/Search',
  component: SearchPage,
  parameters: { layout: 'fullscreen', site: { route: 'search', layout: true } },
} satisfies Meta<typeof SearchPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
