import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { freeIndicators } from '../../routes/free-indicators.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { FreeAndPaid } from './free-and-paid.tsx';

const meta = {
  title: 'Pages/Free indicators/Free and paid',
  component: FreeAndPaid,
  ...localized(FreeAndPaid, {
    ...pageArgs(freeIndicators, ({ copy }) => ({ copy })),
    parameters: { site: { route: 'freeIndicators' } },
  }),
} satisfies Meta<typeof FreeAndPaid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
