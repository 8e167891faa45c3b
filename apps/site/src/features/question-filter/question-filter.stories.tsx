import { uiText } from '@otm/content';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { QuestionFilter } from './question-filter.tsx';

const meta = {
  title: 'Pages/Features/Question filter',
  component: QuestionFilter,
  ...localized(QuestionFilter, {
    en: { count: 2, email: 'support@example.com', labels: uiText.en.questions },
    es: { labels: uiText.es.questions },
  }),
  render: (args) => (
    <>
      <QuestionFilter {...args} />
      <details className="otm-question">
        <summary>1. Robot</summary>
        <p>Automático</p>
      </details>
      <details className="otm-question">
        <summary>2. Demo</summary>
      </details>
    </>
  ),
} satisfies Meta<typeof QuestionFilter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Accents and case don't matter. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'AUTOMATICO');
    await expect(canvas.getByText('1. Robot')).toBeVisible();
    await expect(canvas.getByText('2. Demo')).not.toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('support@example.com');
  },
};
