import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundPage } from './not-found-page.tsx';

const meta = {
  title: 'Pages/404',
  component: NotFoundPage,
  parameters: { layout: 'fullscreen', site: { route: 'notFound', layout: true } },
} satisfies Meta<typeof NotFoundPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
