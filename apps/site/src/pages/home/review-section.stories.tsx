import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { home } from '../../routes/home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { ReviewSection } from './review-section.tsx';

const meta = {
  title: 'Pages/Home/Reviews',
  component: ReviewSection,
  ...localized(ReviewSection, {
    ...pageArgs(home, ({ copy, reviews }) => ({ copy: copy.reviews, reviews })),
    parameters: { layout: 'fullscreen', site: { route: 'home' } },
  }),
} satisfies Meta<typeof ReviewSection>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Rendered in languages that have reviews; empty in the others. */
export const Default: Story = {};

/** A review's video in its modal. */
export const ModalOpen: Story = {
  globals: { locale: 'es', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const watch = canvasElement.querySelector<HTMLAnchorElement>('.otm-review a');
    if (!watch) throw new Error('No review has a link.');
    await userEvent.click(watch);
    const dialog = within(document.body).getByRole('dialog');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};

/** Closed as Escape does it: focus returns to the button that opened it. */
export const ModalClosed: Story = {
  ...ModalOpen,
  play: async ({ canvasElement, context }) => {
    await ModalOpen.play?.(context);
    within(document.body).getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvasElement.querySelector('.otm-review a')).toHaveFocus();
  },
};
