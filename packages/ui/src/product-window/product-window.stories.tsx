import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { ProductWindow, type ProductWindowProps } from './product-window.tsx';

/** A gray rectangle: the kit ships no pictures of anyone's platform. */
const gray =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%23445" d="M0 0h16v9H0z"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/Product window',
  component: ProductWindow,
  ...localized(ProductWindow, {
    en: {
      picture: { src: gray, alt: 'A gray rectangle', width: 1312, height: 738 },
      spots: [
        { x: 20, y: 30, text: 'The first thing that a number marks' },
        { x: 70, y: 60, text: 'The second one' },
      ],
      caption: 'Version 2.5, ES 12-26, November 20, 2026',
    },
    es: {
      picture: { src: gray, alt: 'Un rectángulo gris', width: 1312, height: 738 },
      spots: [
        { x: 20, y: 30, text: 'Lo primero que marca un número' },
        { x: 70, y: 60, text: 'Lo segundo' },
      ],
      caption: 'Versión 2.5, ES 12-26, 20 de noviembre de 2026',
    },
  }),
} satisfies Meta<typeof ProductWindow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without spots: the picture and its caption alone. */
export const NoSpots: Story = { args: { spots: [] } };

/** All variants. */
export const Matrix: Story = {
  ...matrix<ProductWindowProps>(
    { spots: {}, 'no spots': { spots: [] } },
    (props) => <ProductWindow {...props} />,
    { still: true },
  ),
  tags: ['matrix'],
};
