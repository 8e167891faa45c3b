import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValueCards } from './value-cards.tsx';

const meta = {
  title: 'Pages/New home/Values',
  component: ValueCards,
  parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
} satisfies Meta<typeof ValueCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
