import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { spyOn } from 'storybook/test';
import { contact } from '../../routes/contact.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { ContactPage } from './contact-page.tsx';

const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  ...localized(ContactPage, {
    ...pageArgs(contact, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'contact', layout: true } },
  }),
  // Storybook has no sandbox behind it: the block list is empty.
  beforeEach: () => {
    const fetching = spyOn(window, 'fetch').mockImplementation(async () => new Response(''));
    return () => fetching.mockRestore();
  },
} satisfies Meta<typeof ContactPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
