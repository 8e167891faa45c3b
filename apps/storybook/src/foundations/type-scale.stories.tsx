import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypeScale } from './type-scale.tsx';

const meta = {
  title: 'Foundations/Type',
  component: TypeScale,
  ...localized(TypeScale, {
    en: { text: 'Read what buyers and sellers did, 1,234.50' },
    es: { text: 'Lee qué hicieron compradores y vendedores, 1.234,50' },
  }),
} satisfies Meta<typeof TypeScale>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Scale: Story = {};
