import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
} satisfies Meta<typeof ContactPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
