import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { newHome } from '../../routes/new-home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { Testimonials } from './testimonials.tsx';

const meta = {
  title: 'Pages/New home/Testimonials',
  component: Testimonials,
  ...localized(Testimonials, {
    ...pageArgs(newHome, ({ copy }) => ({ copy: copy.testimonials })),
    parameters: { layout: 'fullscreen', site: { route: 'newHome' } },
  }),
} satisfies Meta<typeof Testimonials>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
