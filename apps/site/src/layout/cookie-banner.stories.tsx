import { uiText } from '@otm/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { announceCookies } from '../boot/overlays.ts';
import { cookiesKey, read, write } from '../storage.ts';
import { CookieBanner } from './cookie-banner.tsx';

const meta = {
  title: 'Pages/Layout/Cookie banner',
  component: CookieBanner,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
  render: () => (
    <>
      <CookieBanner />
      <main className="otm-main" tabIndex={-1} />
    </>
  ),
} satisfies Meta<typeof CookieBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first 2 seconds after load: nothing is shown yet. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).not.toBeVisible();
  },
};

export const Shown: Story = {
  play: async ({ canvas }) => {
    announceCookies();
    await waitFor(() => expect(canvas.getByRole('region')).toBeVisible(), { timeout: 4000 });
  },
};

export const Accepted: Story = {
  play: async ({ canvasElement, globals, context }) => {
    await Shown.play?.(context);
    const banner = within(canvasElement).getByRole('region');
    const { accept } = uiText[globals.locale as keyof typeof uiText].cookies;
    await userEvent.click(within(banner).getByRole('button', { name: accept }));
    await expect(banner).not.toBeVisible();
    await expect(canvasElement.querySelector('main')).toHaveFocus();
    await expect(read('localStorage', cookiesKey)).toBe('1');
  },
};

/** Accepted on an earlier visit: it never comes. */
export const AlreadyAccepted: Story = {
  beforeEach: () => {
    write('localStorage', cookiesKey, '1');
  },
  play: async ({ canvasElement }) => {
    const waiting = spyOn(window, 'setTimeout');
    announceCookies();
    const { length } = waiting.mock.calls;
    waiting.mockRestore();
    await expect(length).toBe(0);
    await expect(canvasElement.querySelector('section')).not.toBeVisible();
  },
};
