import { business } from '@otm/content';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '../../config/config.ts';
import { contact } from '../../routes/contact.ts';
import { ContactForm } from './contact-form.tsx';

const meta = {
  title: 'Pages/Contact/Form',
  component: ContactForm,
  ...localized(ContactForm, {
    en: {
      labels: contact.load({}, 'en').copy.form,
      language: 'en',
      email: business.email,
      mail: endpoints.mail.contact,
      blockList: endpoints.blockList,
    },
    es: { labels: contact.load({}, 'es').copy.form, language: 'es' },
  }),
} satisfies Meta<typeof ContactForm>;

export default meta;

/**
 * The form with its own adapters; Storybook replaces the services, and the toolbar lets them
 * fail. The stories under Forms show every state.
 */
export const Default: StoryObj<typeof meta> = {};
