import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuestionTools } from './question-tools.tsx';

const meta = {
  title: 'Pages/Features/Question tools',
  component: QuestionTools,
  args: { count: 20 },
  parameters: {
    site: { route: 'features', params: { slug: 'otm-delta-bar' } },
  },
} satisfies Meta<typeof QuestionTools>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
