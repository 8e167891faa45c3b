import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChatWidget } from '../index.ts';
import { findWidget, part, press, write } from './widget-parts.ts';

const meta = {
  title: 'Chat/States',
  component: ChatWidget,
  args: { phone: '+1 (555) 010-0199', name: 'Sample Account', messageDelay: 0 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChatWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button, one tab stop. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await expect(part(host, 'launcher')).toBeVisible();
    await expect(part(host, 'panel')).not.toBeVisible();
  },
};

/** For two seconds after opening; here for longer, to be looked at. */
export const Typing: Story = {
  args: { messageDelay: 3_600_000 },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await press(host);
    await expect(part(host, 'typing')).toBeVisible();
  },
};

/** The time-stamped message after the dots. */
export const Message: Story = {
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await press(host);
    await waitFor(() => expect(part(host, 'message')).toBeVisible());
    await expect(part<HTMLTimeElement>(host, 'time').dateTime).toMatch(/^\d{4}-\d\d-\d\dT/);
    await expect(part(host, 'send')).toBeDisabled();
  },
};

/** A text is ready to be sent. */
export const Written: Story = {
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await press(host);
    write(host, '50% off & more? #1 + ñ');
    await expect(part(host, 'send')).toBeEnabled();
  },
};

/** Hebrew or Arabic characters switch the input to right-to-left. */
export const WrittenRightToLeft: Story = {
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await press(host);
    await expect(write(host, 'שלום')).toHaveAttribute('dir', 'rtl');
    await expect(getComputedStyle(part(host, 'input')).direction).toBe('rtl');
  },
};

/** The site takes the message over; without that a window opens and the text is cleared. */
export const Sent: Story = {
  args: { onSend: fn((event: Event) => event.preventDefault()) },
  play: async ({ canvasElement, args }) => {
    const host = await findWidget(canvasElement);
    await press(host);
    write(host, 'Hello');
    part(host, 'send').click();
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(part(host, 'input')).toHaveValue('Hello');
  },
};

/** Two notifications that the visitor has not answered. */
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

/** Closed again by Escape; the focus is back on the button. */
export const ClosedAgain: Story = {
  args: { onOpen: fn(), onClose: fn() },
  play: async ({ canvasElement, args }) => {
    const host = await findWidget(canvasElement);
    await press(host);
    part(host, 'input').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    await expect(part(host, 'panel')).not.toBeVisible();
    await expect(host.shadowRoot?.activeElement).toBe(part(host, 'launcher'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Outside the hours the status says so. */
export const Away: Story = {
  args: { hours: '00:00-00:01', holidays: new Date().toISOString().slice(0, 10), zone: 'UTC' },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    const replies = part(host, 'status').textContent;
    await press(host);
    await expect(replies).not.toMatch(/within|en 1 hora/);
  },
};

/** Outside the hours there is no button at all. */
export const HiddenWhileAway: Story = {
  args: { ...Away.args, hideAway: true },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await expect(part(host, 'launcher')).not.toBeVisible();
  },
};

/** A phone that is none leaves the link that the site put there. */
export const Unreachable: Story = {
  args: { phone: 'none', children: <a href="#contact">Contact</a> },
  beforeEach: () => {
    // The error is what this story is about, so it is not noise.
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
  },
};
