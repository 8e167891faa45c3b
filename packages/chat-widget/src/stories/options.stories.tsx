import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ChatWidget } from '../index.ts';
import { findWidget, launcherOf, openPanel, part } from './widget-parts.ts';

const meta = {
  title: 'Chat/Options',
  component: ChatWidget,
  args: {
    phone: '+1 (555) 010-0199',
    name: 'Sample Account',
    messageDelay: 0,
    opened: true,
  },
  // Fixed to its window, so a docs page shows it in one of its own.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '30rem' } } },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await waitFor(() => expect(part(host, 'message')).toBeVisible());
  },
} satisfies Meta<typeof ChatWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Open from the start, without moving the focus. */
export const Opened: Story = {};

/** Follows the visitor's system. */
export const ThemeAuto: Story = { args: { theme: 'auto' } };

/** Dark on any system. */
export const ThemeDark: Story = { args: { theme: 'dark' } };

/** Light on any system. */
export const ThemeLight: Story = { args: { theme: 'light' } };

/** Colors, size and font by custom properties, corners by a part. */
export const Themed: Story = {
  render: (args) => (
    <>
      <style>
        {
          'chat-widget { --cw-accent: #4b2a83; --cw-size: 64px; --cw-font: Georgia, serif } chat-widget::part(panel) { border-radius: 4px }'
        }
      </style>
      <ChatWidget {...args} />
    </>
  ),
};

/** On the left side. */
export const Left: Story = { args: { position: 'left' } };

/** Away from the corner, for pages with something else there. */
export const Offsets: Story = { args: { offsetX: 48, offsetY: 96 } };

/** A lower conversation. */
export const Height: Story = { args: { height: 160 } };

/** In the page's own stacking, below what has a higher `z-index`. */
export const LayerPage: Story = { args: { layer: 'page' } };

/** Spanish is built in. */
export const Spanish: Story = { args: { lang: 'es' } };

/** Any language by attributes; a right-to-left one mirrors the widget. */
export const Arabic: Story = {
  args: {
    lang: 'ar',
    label: 'راسلنا',
    name: 'الدعم',
    status: 'نرد عادة خلال ساعة',
    message: 'مرحبا! كيف يمكننا المساعدة؟',
    placeholder: 'اكتب رسالة..',
    labelSend: 'أرسل عبر {channel}، نافذة جديدة',
    labelClose: 'إغلاق',
  },
};

/** Two bubbles, separated by an empty line. */
export const SeveralMessages: Story = { args: { message: 'Hello!\n\nWhat can we do for you?' } };

/** With a picture in place of the first letter. */
export const Avatar: Story = {
  args: {
    avatar:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="gold" d="M0 0h8v8H0z"/%3E%3C/svg%3E',
  },
};

/** Several people, each with their own hours, labels and account. */
export const Agents: Story = {
  args: {
    agents: [
      { name: 'Ana', role: 'Sales', message: 'Ana here. What are you looking for?' },
      { name: 'Luis', role: 'Support', hours: '00:00-00:01', zone: 'UTC', holidays: '01-01' },
      { name: 'Eva', channel: 'telegram', user: 'sample' },
    ],
  },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    const choices = () => part(host, 'agents').querySelectorAll('input');
    await waitFor(() => expect(choices()).toHaveLength(3));
    choices()[2]?.click();
    await expect(part(host, 'name')).toHaveTextContent('Eva');
    await waitFor(() => expect(part(host, 'send').ariaLabel).toContain('Telegram'));
  },
};

/** Sends by Telegram. */
export const Telegram: Story = { args: { channel: 'telegram', user: 'sample' } };

/** Sends by Messenger. */
export const Messenger: Story = { args: { channel: 'messenger', user: 'sample' } };

/** Sends a text message from the phone. */
export const Sms: Story = { args: { channel: 'sms' } };

/** Opens a conversation in Signal, which takes no text. */
export const Signal: Story = {
  args: { channel: 'signal' },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await waitFor(() => expect(part(host, 'panel')).toBeVisible());
    await expect(part(host, 'input')).not.toBeVisible();
    await expect(part(host, 'send')).toBeEnabled();
  },
};

/** Answers that are sent with one click. */
export const QuickReplies: Story = {
  tags: ['matrix'],
  args: { quickReplies: 'Prices | Opening hours | Something else' },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    const replies = () => part(host, 'quick-replies').querySelectorAll('button');
    await waitFor(() => expect(replies()).toHaveLength(3));
  },
};

/** A bubble next to the closed launcher. */
export const Preview: Story = {
  args: { preview: 'Questions? We are here.', previewDelay: 0, opened: false },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await waitFor(() => expect(part(host, 'preview')).toBeVisible());
    part(host, 'preview-text').click();
    await expect(part(host, 'panel')).toBeVisible();
    await expect(part(host, 'preview')).not.toBeVisible();
  },
};

/** The link as a code for the visitor's phone, where the pointer is a mouse. */
export const QrCode: Story = {
  args: { qr: true },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await waitFor(() => expect(part(host, 'qr')).toBeInTheDocument());
    part<HTMLDetailsElement>(host, 'qr').open = true;
    await waitFor(() => expect(part(host, 'qr').querySelector('path')).toBeTruthy());
  },
};

/** Only on pages whose path matches. */
export const ShowOn: Story = {
  args: { showOn: '/another-page', opened: false },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await expect(launcherOf(host).checkVisibility()).toBe(false);
  },
};

/** A picture of your own on the launcher. */
export const Icon: Story = {
  args: {
    icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Ccircle cx="4" cy="4" r="4" fill="gold"/%3E%3C/svg%3E',
    opened: false,
  },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await waitFor(() =>
      expect(getComputedStyle(launcherOf(host), '::before').backgroundImage).toContain('svg'),
    );
  },
};

/** The input starts with a text of the page and its URL. */
export const TextToBeginWith: Story = {
  args: { text: 'I ask about {url}' },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await expect(part(host, 'input')).toHaveValue(`I ask about ${location.href}`);
    await expect(part(host, 'send')).toBeEnabled();
  },
};

/** Without a panel: the launcher opens the service at once. */
export const Direct: Story = {
  args: { direct: true, opened: false },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    let url = '';
    host.on('chat-send', (event) => {
      event.preventDefault();
      url = event.detail.url;
    });
    launcherOf(host).click();
    await expect(url).toBe('https://api.whatsapp.com/send/?phone=15550100199&text=');
  },
};

/** A click outside closes it. */
export const ClickAway: Story = {
  args: { clickAway: true, opened: false },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await openPanel(host);
    await waitFor(async () => {
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await expect(part(host, 'panel')).not.toBeVisible();
    });
  },
};

/** Keeps the open state and the text for the next page of the visit. */
export const Persist: Story = {
  args: { persist: true },
  beforeEach: () => () => sessionStorage.removeItem('chat-widget'),
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await waitFor(() => expect(part(host, 'panel')).toBeVisible());
    await expect(sessionStorage.getItem('chat-widget')).toBe('{"opened":true,"text":""}');
  },
};

/** A note with the notification, once the visitor has interacted with the page. */
export const Sound: Story = {
  args: { sound: true, opened: false, notificationLoop: 0, notificationDelay: 30_000 },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    host.notify();
    await expect(part(host, 'badge')).toHaveTextContent('1');
  },
};

/** Never notifies. */
export const NotificationOff: Story = {
  args: { notification: 'off', opened: false },
  play: async ({ canvasElement }) => {
    const host = await findWidget(canvasElement);
    await expect(part(host, 'badge')).not.toBeVisible();
  },
};
