import { business } from '@otm/content';
import { licensePage } from '@otm/content/pages';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '../../config/config.ts';
import { LicenseForm } from './license-form.tsx';

const meta = {
  title: 'Pages/Licence/Form',
  component: LicenseForm,
  ...localized(LicenseForm, {
    en: {
      labels: licensePage.en.form,
      language: 'en',
      email: business.email,
      mail: endpoints.mail.licence,
    },
    es: { labels: licensePage.es.form, language: 'es' },
  }),
} satisfies Meta<typeof LicenseForm>;

export default meta;

/** The form with its real services. The stories under Forms show every state, with fakes. */
export const Default: StoryObj<typeof meta> = {};
