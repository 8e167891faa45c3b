import type { Meta, StoryObj } from '@storybook/react-vite';
import { MasterClassLink } from './master-class-link.tsx';

const meta = {
  title: 'Pages/Layout/Master class link',
  component: MasterClassLink,
  parameters: { site: { route: 'buy' } },
} satisfies Meta<typeof MasterClassLink>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
