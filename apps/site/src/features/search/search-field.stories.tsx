import { searchTexts } from '@otm/content';
import type { Locale } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { searchDocuments } from './search-documents.ts';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Pages/Search/Field',
  component: SearchField,
  ...localized(SearchField, {
    en: { locale: 'en', load: async () => searchDocuments('en'), children: null },
    es: { locale: 'es', load: async () => searchDocuments('es') },
  }),
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

const offline = () => Promise.reject(new Error('offline'));

export const Empty: Story = {};

export const Found: Story = {
  play: async ({ canvas, globals }) => {
    const { found, label } = searchTexts[globals.locale as Locale];
    await userEvent.type(canvas.getByRole('textbox', { name: label }), 'vwap');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(found));
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1);
  },
};

/** The documents to search failed to load. */
export const Failed: Story = {
  ...localized(SearchField, {
    en: { load: offline },
    es: { load: offline },
  }),
  play: async ({ canvas, globals }) => {
    const { failed, label } = searchTexts[globals.locale as Locale];
    await userEvent.type(canvas.getByRole('textbox', { name: label }), 'vwap');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(failed));
  },
};
