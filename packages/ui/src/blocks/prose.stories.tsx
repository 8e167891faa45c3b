import type { Meta, StoryObj } from '@storybook/react-vite';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { Prose, type ProseProps } from './prose.tsx';

const meta = {
  title: 'Components/Prose',
  component: Prose,
  ...localized(Prose, {
    en: {
      children: (
        <>
          <h2>Delta</h2>
          <p>Delta is the volume bought at the ask minus the volume sold at the bid.</p>
          <ul>
            <li>Above zero: more was bought.</li>
            <li>Below zero: more was sold.</li>
          </ul>
        </>
      ),
    },
    es: {
      children: (
        <>
          <h2>Delta</h2>
          <p>La delta es el volumen comprado en el ask menos el volumen vendido en el bid.</p>
          <ul>
            <li>Sobre cero: se compró más.</li>
            <li>Bajo cero: se vendió más.</li>
          </ul>
        </>
      ),
    },
  }),
} satisfies Meta<typeof Prose>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };

/** Text with a link, in all states. */
export const Matrix: Story = {
  ...matrix<ProseProps>(
    {
      link: {
        children: (
          <p>
            POC, <a href="#value-area">VAH, VAL</a>
          </p>
        ),
      },
    },
    (props) => <Prose {...props} />,
  ),
  tags: ['matrix'],
};
