import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { newHome } from '../../routes/new-home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { ValueCards } from './value-cards.tsx';

const meta = {
  title: 'Pages/New home/Values',
  component: ValueCards,
  ...localized(ValueCards, {
    ...pageArgs(newHome, ({ copy }) => ({ copy: copy.values })),
    parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
  }),
} satisfies Meta<typeof ValueCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
