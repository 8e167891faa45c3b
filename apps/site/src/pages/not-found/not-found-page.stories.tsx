import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { notFound } from '../../routes/not-found.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { NotFoundPage } from './not-found-page.tsx';

const meta = {
  title: 'Pages/404',
  component: NotFoundPage,
  ...localized(NotFoundPage, {
    ...pageArgs(notFound, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'notFound', layout: true } },
  }),
} satisfies Meta<typeof NotFoundPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The Spanish page, whatever the toolbar's language. */
export const InSpanish: Story = { name: '404 es: not found in Spanish', globals: { locale: 'es' } };
