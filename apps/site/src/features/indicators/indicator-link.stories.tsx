import { homeIndicators, indicators } from '@otm/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IndicatorLink } from './indicator-link.tsx';

const meta = {
  title: 'Pages/Home/Indicator link',
  component: IndicatorLink,
  args: { indicator: homeIndicators[0] ?? { id: 'swing', slug: '', title: '' }, opensModal: true },
  parameters: { site: { route: 'home' } },
} satisfies Meta<typeof IndicatorLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The eighth indicator has no modal: its link leads to the article. */
export const ToArticle: Story = {
  args: { indicator: indicators[7] ?? { id: 'bar-timer', slug: '', title: '' }, opensModal: false },
};

/** The modal, which starts at its top. */
export const ModalOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    const dialog = within(document.body).getByRole('dialog');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await expect(within(dialog).getByRole('group').scrollTop).toBe(0);
  },
};

/** Closed as Escape does it: focus returns to the link. */
export const ModalClosed: Story = {
  play: async ({ canvas, context }) => {
    await ModalOpen.play?.(context);
    within(document.body).getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
