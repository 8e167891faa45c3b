import { business } from '@otm/content';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '../../config/config.ts';
import { licence } from '../../routes/licence.ts';
import { LicenseForm } from './license-form.tsx';

const meta = {
  title: 'Pages/Licence/Form',
  component: LicenseForm,
  ...localized(LicenseForm, {
    en: {
      labels: licence.load({}, 'en').copy.form,
      language: 'en',
      email: business.email,
      mail: endpoints.mail.licence,
    },
    es: { labels: licence.load({}, 'es').copy.form, language: 'es' },
  }),
} satisfies Meta<typeof LicenseForm>;

export default meta;

/**
 * The form with its own adapters; Storybook replaces the services, and the toolbar lets them
 * fail. The stories under Forms show every state.
 */
export const Default: StoryObj<typeof meta> = {};
