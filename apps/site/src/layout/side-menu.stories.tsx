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

/** Before the burger is first pressed. */
export const Initial: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Opened by the burger. */
export const On: Story = {
  play: async ({ canvas, globals }) => {
    const { menu } = uiText[globals.locale as Locale].nav;
    await userEvent.click(canvas.getByRole('button', { name: menu }));
    const dialog = canvas.getByRole('dialog', { name: menu });
    // It has come to rest at the edge; a scrollbar may keep its place there.
    await waitFor(() => expect(getComputedStyle(dialog).transform).toBe('none'));
  },
};

/** Shut again by its own button. */
export const Off: Story = {
  play: async ({ canvas, globals, context }) => {
    await On.play?.(context);
    const { closeMenu } = uiText[globals.locale as Locale].nav;
    await userEvent.click(canvas.getByRole('button', { name: closeMenu }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** A link shuts the menu that it stands in. */
export const ClosedByLink: Story = {
  play: async ({ canvas, globals, context }) => {
    await On.play?.(context);
    const { buy } = uiText[globals.locale as Locale].nav;
    await userEvent.click(canvas.getByRole('link', { name: buy }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
