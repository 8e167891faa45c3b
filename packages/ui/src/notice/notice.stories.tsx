import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: {
    label: 'This part does not work',
    children: <p>This part of the page could not be shown. The rest works.</p>,
  },
  parameters: {
    es: {
      label: 'Esta parte no funciona',
      children: <p>No se pudo mostrar esta parte de la página. El resto funciona.</p>,
    },
  },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLink: Story = {
  args: {
    children: (
      <p>
        If you need it, write to us: <a href="mailto:help@example.com">help@example.com</a>
      </p>
    ),
  },
  parameters: {
    es: {
      children: (
        <p>
          Si la necesitas, escríbenos: <a href="mailto:help@example.com">help@example.com</a>
        </p>
      ),
    },
  },
};
