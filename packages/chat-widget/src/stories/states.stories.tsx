import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChatWidget } from '../index.ts';
import { findWidget, launcherOf, openPanel, part, write } from './widget-parts.ts';

const meta = {
  title: 'Chat/States',
  component: ChatWidget,
  args: { phone: '+1 (555) 010-0199', name: 'Sample Account', messageDelay: 0 },
  // Fixed to its window, so a docs page shows it in one of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
} satisfies Meta<typeof ChatWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button, one tab stop. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await expect(launcherOf(host)).toBeVisible();
    await expect(part(host, 'panel')).not.toBeVisible();
  },
};

/** Shown for two seconds after opening; longer here. */
export const Typing: Story = {
  args: { messageDelay: 3_600_000 },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await openPanel(host);
    await expect(part(host, 'typing')).toBeVisible();
  },
};

/** The time-stamped message after the typing indicator. */
export const Message: Story = {
  tags: ['matrix'],
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await openPanel(host);
    await waitFor(() => expect(part(host, 'message')).toBeVisible());
    await expect(part<HTMLTimeElement>(host, 'time').dateTime).toMatch(/^\d{4}-\d\d-\d\dT/);
    await expect(part(host, 'send')).toBeDisabled();
  },
};

/** The line below the name says when someone answers. */
export const WithStatus: Story = {
  args: { status: 'Mon–Fri, 8–17' },
  play: async ({ canvasElement, args }) => {
    const host = await findWidget(canvasElement);
    await openPanel(host);
    await expect(part(host, 'status')).toHaveTextContent(String(args.status));
  },
};

/** A text is ready to send. */
export const Written: Story = {
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await openPanel(host);
    write(host, '50% off & more? #1 + ñ');
    await expect(part(host, 'send')).toBeEnabled();
  },
};

/** Hebrew or Arabic characters switch the input to right-to-left. */
export const WrittenRightToLeft: Story = {
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await openPanel(host);
    await expect(write(host, 'שלום')).toHaveAttribute('dir', 'rtl');
    await expect(getComputedStyle(part(host, 'input')).direction).toBe('rtl');
  },
};

/** The page takes over the message; otherwise a window opens and the text is cleared. */
export const Sent: Story = {
  args: { onSend: fn((event: Event) => event.preventDefault()) },
  play: async ({ canvasElement, args }) => {
    const host = await findWidget(canvasElement);
    await openPanel(host);
    write(host, 'Hello');
    part(host, 'send').click();
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(part(host, 'input')).toHaveValue('Hello');
  },
};

/** Two unread notifications. */
export const Unread: Story = {
  args: { onNotify: fn() },
  play: async ({ canvasElement, args }) => {
    const host = await findWidget(canvasElement);
    host.notify();
    host.notify();
    await expect(part(host, 'badge')).toHaveTextContent('2');
    await expect(args.onNotify).toHaveBeenCalledTimes(2);
  },
};

/** Closed by Escape; the focus returns to the launcher. */
export const ClosedAgain: Story = {
  args: { onOpen: fn(), onClose: fn() },
  play: async ({ canvasElement, args }) => {
    const host = await findWidget(canvasElement);
    await openPanel(host);
    part(host, 'input').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    await expect(part(host, 'panel')).not.toBeVisible();
    await expect(document.activeElement).toBe(launcherOf(host));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The status outside business hours. */
export const Away: Story = {
  args: { hours: '00:00-00:01', holidays: new Date().toISOString().slice(0, 10), zone: 'UTC' },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await openPanel(host);
    await waitFor(() => expect(part(host, 'status').textContent).not.toMatch(/within|en 1 hora/));
  },
};

/** No launcher outside business hours. */
export const HiddenWhileAway: Story = {
  args: { ...Away.args, hideAway: true },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    // The link is hidden by the shadow tree that it is assigned to.
    await expect(launcherOf(host).checkVisibility()).toBe(false);
  },
};

/** An invalid phone leaves the page's link as it is. */
export const Unreachable: Story = {
  args: { phone: 'none', children: <a href="#contact">Contact</a> },
  beforeEach: () => {
    // The logged error is expected here.
    const { error } = console;
    console.error = fn();
    return () => {
      console.error = error;
    };
  },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await expect(part(host, 'launcher')).not.toBeVisible();
    await expect(host.querySelector('a')).toBeVisible();
    await expect(host.querySelector('a')).not.toHaveAttribute('role');
  },
};
