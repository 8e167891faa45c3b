import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuyerQuestions } from './buyer-questions.tsx';

const meta = {
  title: 'Pages/Buy/Questions',
  component: BuyerQuestions,
  parameters: { layout: 'fullscreen', site: { route: 'buy' } },
} satisfies Meta<typeof BuyerQuestions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
