import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Pages/Layout/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    above: [
      { label: 'Home', href: '/' },
      { label: 'How to use', href: '/features' },
    ],
    current: 'Delta Bar',
  },
  parameters: {
    site: { route: 'features', params: { slug: 'otm-delta-bar' } },
    es: {
      above: [
        { label: 'Inicio', href: '/es' },
        { label: 'Cómo se usa', href: '/es/features' },
      ],
    },
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: { current: 'Why a licence is tied to one machine, and what that means for you' },
  parameters: { es: { current: 'Por qué la licencia va con un equipo, y qué significa para ti' } },
  globals: { viewport: { value: 'phone' } },
};
