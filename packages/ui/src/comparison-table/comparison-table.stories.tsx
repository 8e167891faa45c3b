import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { ComparisonTable, type ComparisonTableProps } from './comparison-table.tsx';

const meta = {
  title: 'Components/Comparison table',
  component: ComparisonTable,
  ...localized(ComparisonTable, {
    en: {
      caption: 'Bars of a session',
      columns: ['Bar', 'Volume', 'Delta', 'Close'],
      children: (
        <tr>
          <th scope="row">09:30</th>
          <td>1,204</td>
          <td>+53</td>
          <td>5387.50</td>
        </tr>
      ),
    },
    es: {
      caption: 'Barras de una sesión',
      columns: ['Barra', 'Volumen', 'Delta', 'Cierre'],
    },
  }),
} satisfies Meta<typeof ComparisonTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A table wider than a phone scrolls in its own region, which takes keyboard focus. */
export const KeyboardFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

export const Empty: Story = { args: { children: null } };

/** All variants in all states. */
export const Matrix: Story = {
  ...matrix<ComparisonTableProps>({ rows: {}, empty: { children: null } }, (props, key) => (
    <ComparisonTable {...props} caption={`${props.caption} ${key}`} />
  )),
  tags: ['matrix'],
};
