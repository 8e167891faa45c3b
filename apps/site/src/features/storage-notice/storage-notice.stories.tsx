import { uiText } from '@otm/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { noticeKey, read, write } from '../../boot/storage.ts';
import { announceStorage } from './boot.ts';
import { StorageNotice } from './storage-notice.tsx';

const meta = {
  // The specification's name, which designers search for.
  title: 'Pages/Layout/Cookie banner',
  component: StorageNotice,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
  render: () => (
    <>
      <StorageNotice />
      <main className="otm-main" tabIndex={-1} />
    </>
  ),
} satisfies Meta<typeof StorageNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden in the first 2 seconds. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).not.toBeVisible();
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    announceStorage();
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible(), { timeout: 4000 });
  },
};

export const Accepted: Story = {
  play: async ({ canvasElement, globals, context }) => {
    await Shown.play?.(context);
    const notice = within(canvasElement).getByRole('region');
    const { accept } = uiText[globals.locale as keyof typeof uiText].cookies;
    await userEvent.click(within(notice).getByRole('button', { name: accept }));
    await expect(notice).not.toBeVisible();
    await expect(canvasElement.querySelector('main')).toHaveFocus();
    await expect(read('localStorage', noticeKey)).toBe('1');
  },
};

/** Accepted on an earlier visit: the notice never appears. */
export const AlreadyAccepted: Story = {
  beforeEach: () => {
    write('localStorage', noticeKey, '1');
  },
  play: async ({ canvasElement }) => {
    const waiting = spyOn(window, 'setTimeout');
    announceStorage();
    const { length } = waiting.mock.calls;
    waiting.mockRestore();
    await expect(length).toBe(0);
    await expect(canvasElement.querySelector('section')).not.toBeVisible();
  },
};
