import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { Notice, type NoticeProps } from './notice.tsx';

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

export const Default: Story = {};

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

/** All variants in all states. */
export const Matrix: Story = {
  ...matrix<NoticeProps>(
    { text: {}, link: { children: <a href="mailto:help@example.com">help@example.com</a> } },
    ({ label, ...props }, key) => <Notice {...props} label={`${label} ${key}`} />,
  ),
  tags: ['matrix'],
};
