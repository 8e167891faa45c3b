import type { Locator, Page } from '@playwright/test';

/** Something that visitors do on a page: open, close, open again. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** The elements to tap: to open it, and then to close it. */
  readonly open: (page: Page) => Locator;
  readonly close: (page: Page) => Locator;
  /** Matches an element while it shows. */
  readonly shown: string;
}

const openDialog = 'dialog[open]';

/** The interactions of this site. */
export const ownInteractions: readonly Interaction[] = [
  {
    name: 'menu',
    path: '/',
    open: (page) => page.locator('[aria-controls="side-menu"]'),
    close: (page) => page.locator('[command="close"][commandfor="side-menu"]'),
    shown: openDialog,
  },
  {
    name: 'modal',
    path: '/',
    open: (page) => page.locator('#indicators [aria-haspopup="dialog"]').first(),
    close: (page) => page.locator('dialog[open] button').first(),
    shown: openDialog,
  },
  {
    name: 'toggle',
    // Only the Spanish page has the toggle between plans.
    path: '/es/buy',
    open: (page) => page.locator('label:has([name="billing"][value="lifetime"])'),
    close: (page) => page.locator('label:has([name="billing"][value="yearly"])'),
    shown: '[name="billing"][value="lifetime"]:checked',
  },
  {
    name: 'chat',
    path: '/',
    open: (page) => page.locator('chat-widget [data-when="late"]'),
    close: (page) => page.locator('chat-widget [part="close"]'),
    shown: 'chat-widget[opened]',
  },
  {
    name: 'replay',
    path: '/',
    open: (page) => page.getByRole('button', { name: 'Replay it trade by trade' }),
    close: (page) => page.getByRole('button', { name: 'Full session' }),
    shown: 'main input[type=range]',
  },
];

const peerInteraction = (
  name: string,
  open: string,
  close: string,
  shown: string,
): Interaction => ({
  name,
  path: '/',
  open: (page) => page.locator(open),
  close: (page) => page.locator(close),
  shown,
});

/** The interactions that the peers have too. */
export const peerInteractions: readonly Interaction[] = [
  peerInteraction('menu', '#menu-button', '#menu-button', '#menu:not([hidden])'),
  peerInteraction('modal', '#modal-button', '#modal-close', openDialog),
  peerInteraction('toggle', '#toggle-button', '#toggle-button', '[data-plan="lifetime"]'),
];
