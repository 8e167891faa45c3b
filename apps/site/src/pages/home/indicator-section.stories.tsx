import { homeIndicators } from '@otm/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { IndicatorSection } from './indicator-section.tsx';

const meta = {
  title: 'Pages/Home/Indicators',
  component: IndicatorSection,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
} satisfies Meta<typeof IndicatorSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first indicator's modal. */
export const ModalOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const buttons = canvasElement.querySelectorAll('[aria-haspopup="dialog"]');
    await expect(buttons).toHaveLength(homeIndicators.length);
    await userEvent.click(buttons[0] as HTMLButtonElement);
    const dialog = canvas.getByRole('dialog', { name: homeIndicators[0]?.title ?? '' });
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};

/** Closed as Escape does it: focus returns to the card's button. */
export const ModalClosed: Story = {
  play: async ({ canvas, canvasElement, context }) => {
    await ModalOpen.play?.(context);
    canvas.getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvasElement.querySelector('[aria-haspopup="dialog"]')).toHaveFocus();
  },
};
