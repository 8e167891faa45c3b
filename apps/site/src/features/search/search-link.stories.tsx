import { searchTexts } from '@otm/content';
import type { Locale } from '@otm/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SearchLink } from './search-link.tsx';

const meta = {
  title: 'Pages/Layout/Search',
  component: SearchLink,
  parameters: { site: { route: 'home' } },
} satisfies Meta<typeof SearchLink>;

export default meta;

type Story = StoryObj<typeof meta>;

// The dialog is appended to the document, outside the canvas, so queries go through `screen`.

export const Closed: Story = {};

/** Opened by a click; links to all content come first. */
export const Open: Story = {
  play: async ({ canvas, globals }) => {
    const { label, allTerms } = searchTexts[globals.locale as Locale];
    await userEvent.click(canvas.getByRole('link', { name: label }));
    const dialog = screen.getByRole('dialog', { name: label });
    await expect(screen.getByRole('textbox', { name: label })).toHaveFocus();
    await expect(dialog).toHaveTextContent(allTerms);
  },
};

/** With results: title, place, and the match in its context. */
export const Found: Story = {
  play: async ({ context, globals }) => {
    await Open.play?.(context);
    const { found, label } = searchTexts[globals.locale as Locale];
    await userEvent.type(screen.getByRole('textbox', { name: label }), 'delta');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(found));
    await expect(screen.getAllByRole('mark').length).toBeGreaterThan(1);
  },
};

/** No document matches the query. */
export const Nothing: Story = {
  name: 'No results: nothing found',
  play: async ({ context, globals }) => {
    await Open.play?.(context);
    const { label, nothing } = searchTexts[globals.locale as Locale];
    await userEvent.type(screen.getByRole('textbox', { name: label }), 'xyzzy');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(nothing));
  },
};
