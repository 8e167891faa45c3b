import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomePage } from './home-page.tsx';

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen', site: { route: 'home', layout: true } },
} satisfies Meta<typeof HomePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
