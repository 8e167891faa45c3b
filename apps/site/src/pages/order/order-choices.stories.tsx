import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderChoices } from './order-choices.tsx';

const meta = {
  title: 'Pages/Order/Choices',
  component: OrderChoices,
  parameters: { layout: 'fullscreen', site: { route: 'order' } },
} satisfies Meta<typeof OrderChoices>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
