import { uiText } from '@otm/content';
import type { Locale } from '@otm/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

const meta = {
  title: 'Pages/Layout/Side menu',
  component: SideMenu,
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <TopBar />
      <main className="otm-main" />
      <SideMenu />
    </>
  ),
} satisfies Meta<typeof SideMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Before the first click on the menu button. */
export const Initial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Opened by the menu button. */
export const On: Story = {
  name: 'On: side menu open',
  play: async ({ canvas, globals }) => {
    const { menu } = uiText[globals.locale as Locale].nav;
    await userEvent.click(canvas.getByRole('button', { name: menu }));
    const dialog = canvas.getByRole('dialog', { name: menu });
    // The transition has ended; a scrollbar may take up space at the edge.
    await waitFor(() => expect(getComputedStyle(dialog).transform).toBe('none'));
  },
};

/** Closed again by its own button. */
export const Off: Story = {
  play: async ({ canvas, globals, context }) => {
    await On.play?.(context);
    const { closeMenu } = uiText[globals.locale as Locale].nav;
    await userEvent.click(canvas.getByRole('button', { name: closeMenu }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Closed by a click on one of its links. */
export const ClosedByLink: Story = {
  play: async ({ canvas, globals, context }) => {
    await On.play?.(context);
    const { buy } = uiText[globals.locale as Locale].nav;
    await userEvent.click(canvas.getByRole('link', { name: buy }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
