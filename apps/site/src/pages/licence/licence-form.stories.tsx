import { business, licencePage } from '@otm/content';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { endpoints } from '../../config/config.ts';
import { LicenceForm } from './licence-form.tsx';

const meta = {
  title: 'Pages/Licence/Form',
  component: LicenceForm,
  ...localized(LicenceForm, {
    en: {
      labels: licencePage.en.form,
      language: 'en',
      email: business.email,
      mail: endpoints.mail.licence,
    },
    es: { labels: licencePage.es.form, language: 'es' },
  }),
} satisfies Meta<typeof LicenceForm>;

export default meta;

/** With its real services; every state stands under Forms, with fakes. */
export const Default: StoryObj<typeof meta> = {};
