import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  ...localized(Notice, {
    en: {
      label: 'This part does not work',
      children: <p>This part of the page couldn’t be shown. The rest works.</p>,
    },
    es: {
      label: 'Esta parte no funciona',
      children: <p>No se pudo mostrar esta parte de la página. El resto funciona.</p>,
    },
  }),
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

export const WithLink: Story = {
  ...localized(Notice, {
    en: {
      children: (
        <p>
          If you need it, write to us: <a href="mailto:help@example.com">help@example.com</a>
        </p>
      ),
    },
    es: {
      children: (
        <p>
          Si la necesitas, escríbenos: <a href="mailto:help@example.com">help@example.com</a>
        </p>
      ),
    },
  }),
};
