import type { Texts } from './texts.ts';

/** The English texts. */
export const en: Texts = {
  title: 'Set up your chat button',
  intro:
    'Change an option and see the widget change. Then copy the code for your site. Nothing you type leaves this page.',
  language: 'Language of this page',
  options: 'Options',
  groups: {
    account: 'Account',
    conversation: 'Conversation',
    launcher: 'Launcher',
    look: 'Look',
    hours: 'Business hours',
    notifications: 'Notifications',
    more: 'More',
  },
  unset: 'Not set',
  badCss: "This isn't a value that a style sheet can take. It's left out.",
  reset: 'Start over',
  preview: 'Preview',
  themes: { light: 'In the light theme', dark: 'In the dark theme' },
  showPanel: 'Show the panel open',
  notify: 'Notify now',
  yourPage: 'Your page',
  unreachable:
    'This account can’t be reached: the phone number, the user name or the channel is missing or invalid. Your page would show no chat button.',
  snippet: 'Code for your site',
  siteKind: 'Kind of site',
  paste: {
    HTML: 'Paste it before the closing body tag of every page.',
    React: 'Run npm install @otm/chat-widget, then render the component once, in your layout.',
    Vue: 'Run npm install @otm/chat-widget, declare chat-widget as a custom element (isCustomElement), then use the component in your app.',
    Astro: 'Run npm install @otm/chat-widget, then use the component in your layout.',
    WordPress: 'Paste it at the end of functions.php of your child theme.',
  },
  copy: 'Copy the code',
  copied: 'The code is on your clipboard.',
  selected: 'The code is selected. Copy it with Ctrl+C or ⌘C.',
  descriptions: {},
};
