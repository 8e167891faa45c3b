import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buy } from '../../routes/buy.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { BuyerQuestions } from './buyer-questions.tsx';

const meta = {
  title: 'Pages/Buy/Questions',
  component: BuyerQuestions,
  ...localized(BuyerQuestions, {
    ...pageArgs(buy, ({ copy }) => ({ copy: copy.questions })),
    parameters: { layout: 'fullscreen', site: { route: 'buy' } },
  }),
} satisfies Meta<typeof BuyerQuestions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
