import type { Meta, StoryObj } from '@storybook/react-vite';
import { MasterClassLink } from './master-class-link.tsx';

// No component of its own for the docs: a link without a class, which looks like every other.
const meta = {
  title: 'Pages/Layout/Master class link',
  parameters: { site: { route: 'buy' } },
} satisfies Meta;

export default meta;

export const Default: StoryObj<typeof meta> = { render: () => <MasterClassLink /> };
