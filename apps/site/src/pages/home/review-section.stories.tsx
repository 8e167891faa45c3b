import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ReviewSection } from './review-section.tsx';

const meta = {
  title: 'Pages/Home/Reviews',
  component: ReviewSection,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
} satisfies Meta<typeof ReviewSection>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Rendered in languages that have reviews; empty in the others. */
export const Default: Story = {};

/** A review's video in its modal. */
export const ModalOpen: Story = {
  globals: { locale: 'es', viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const watch = canvasElement.querySelector<HTMLButtonElement>('[aria-haspopup="dialog"]');
    if (!watch) throw new Error('No review has a button.');
    await userEvent.click(watch);
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};

/** Closed as Escape does it: focus returns to the button that opened it. */
export const ModalClosed: Story = {
  ...ModalOpen,
  play: async ({ canvas, canvasElement, context }) => {
    await ModalOpen.play?.(context);
    canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvasElement.querySelector('[aria-haspopup="dialog"]')).toHaveFocus();
  },
};
