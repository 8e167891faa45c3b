import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Pages/Layout/Breadcrumbs',
  component: Breadcrumbs,
  ...localized(Breadcrumbs, {
    en: {
      section: { label: 'How to use', href: '/features' },
      current: 'Delta Bar',
    },
    es: {
      section: { label: 'Cómo se usa', href: '/es/features' },
    },
    parameters: { site: { route: 'features', params: { slug: 'otm-delta-bar' } } },
  }),
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  ...localized(Breadcrumbs, {
    en: { current: 'Why a license is tied to one machine, and what that means for you' },
    es: { current: 'Por qué la licencia va con un equipo, y qué significa para ti' },
  }),
  globals: { viewport: { value: 'phone' } },
};
