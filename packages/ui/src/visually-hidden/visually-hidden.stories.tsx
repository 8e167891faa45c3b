import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  ...localized(VisuallyHidden, {
    en: { children: 'Regular price' },
    es: { children: 'Precio normal' },
  }),
  render: (args) => (
    <p>
      <VisuallyHidden {...args} /> <s>$997</s>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Announced before the crossed-out price, not drawn. */
export const Default: Story = { tags: ['matrix'] };
