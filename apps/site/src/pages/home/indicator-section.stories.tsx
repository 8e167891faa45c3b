import { homeIndicators, indicators } from '@otm/content';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { home } from '../../routes/home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { IndicatorSection } from './indicator-section.tsx';

const meta = {
  title: 'Pages/Home/Indicators',
  component: IndicatorSection,
  ...localized(IndicatorSection, {
    ...pageArgs(home, ({ copy }) => ({ copy: copy.indicators })),
    parameters: { layout: 'fullscreen', site: { route: 'home' } },
  }),
} satisfies Meta<typeof IndicatorSection>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Eight rows on one clock; seven open a modal. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(indicators.length);
    await expect(canvasElement.querySelectorAll('[aria-haspopup="dialog"]')).toHaveLength(
      homeIndicators.length,
    );
  },
};

/** Whether a link names the first indicator at its end. */
const isFirst = (name: string) => name.endsWith(homeIndicators[0]?.title ?? '');

/** The first indicator's modal. */
export const ModalOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: isFirst }));
    const dialog = within(document.body).getByRole('dialog');
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};

/** Closed as Escape does it: focus returns to the row's link. */
export const ModalClosed: Story = {
  play: async ({ canvas, context }) => {
    await ModalOpen.play?.(context);
    within(document.body).getByRole<HTMLDialogElement>('dialog').requestClose();
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: isFirst })).toHaveFocus();
  },
};
