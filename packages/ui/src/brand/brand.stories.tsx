import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { Brand, type BrandProps } from './brand.tsx';

const meta = {
  title: 'Components/Brand',
  component: Brand,
  ...localized(Brand, {
    en: {
      logo: 'M2 3h6M2 6.5h11M2 10h16M2 13.5h9M2 17h4',
      name: 'Order Tape',
      href: '/',
      label: 'home page',
    },
    es: { href: '/es', label: 'página de inicio' },
  }),
} satisfies Meta<typeof Brand>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongName: Story = {
  args: { name: 'The Complete Order Flow and Volume Profile Company' },
  globals: { viewport: { value: 'phone' } },
};

/** All variants in all states. */
export const Matrix: Story = {
  ...matrix<BrandProps>({ default: {} }, (props) => <Brand {...props} />),
  tags: ['matrix'],
};
