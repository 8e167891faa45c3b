import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewHomePage } from './new-home-page.tsx';

const meta = {
  title: 'Pages/New home',
  component: NewHomePage,
  parameters: { layout: 'fullscreen', site: { route: 'newHome', layout: true } },
} satisfies Meta<typeof NewHomePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
