import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ScrollToTop } from './scroll-to-top.tsx';

const meta = {
  title: 'Pages/Layout/Scroll to top',
  component: ScrollToTop,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
  // A page of two windows' height.
  render: () => (
    <>
      <main className="otm-main" tabIndex={-1} />
      <div className="otm-main" />
      <ScrollToTop />
    </>
  ),
} satisfies Meta<typeof ScrollToTop>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Offered after more than 20 px of scrolling. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    scrollTo({ top: 21, behavior: 'instant' });
    await waitFor(() => expect(canvas.getByRole('button')).toBeVisible());
  },
};

/** Pressed: the page is back at its top with the focus on the content. */
export const Pressed: Story = {
  play: async ({ canvas, canvasElement, context }) => {
    await Shown.play?.(context);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.querySelector('main')).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};
