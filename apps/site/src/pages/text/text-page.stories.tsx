import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  accessibilityPage,
  builtInPage,
  companyPage,
  licenseTermsPage,
  policiesPage,
  privacyPage,
  riskPage,
} from '../../library.ts';
import { TextPage } from './text-page.tsx';

const meta = {
  title: 'Pages/Text page',
  component: TextPage,
  ...localized(TextPage, {
    en: { content: riskPage.en },
    es: { content: riskPage.es },
    parameters: { layout: 'fullscreen', site: { route: 'risk', layout: true } },
  }),
} satisfies Meta<typeof TextPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Risk: Story = {};

export const Policies: Story = {
  ...localized(TextPage, {
    en: { content: policiesPage.en },
    es: { content: policiesPage.es },
    parameters: { site: { route: 'policies' } },
  }),
};

export const Privacy: Story = {
  ...localized(TextPage, {
    en: { content: privacyPage.en },
    es: { content: privacyPage.es },
    parameters: { site: { route: 'privacy' } },
  }),
};

export const LicenseTerms: Story = {
  ...localized(TextPage, {
    en: { content: licenseTermsPage.en },
    es: { content: licenseTermsPage.es },
    parameters: { site: { route: 'licenseTerms' } },
  }),
};

export const Accessibility: Story = {
  ...localized(TextPage, {
    en: { content: accessibilityPage.en },
    es: { content: accessibilityPage.es },
    parameters: { site: { route: 'accessibility' } },
  }),
};

export const BuiltIn: Story = {
  ...localized(TextPage, {
    en: { content: builtInPage.en },
    es: { content: builtInPage.es },
    parameters: { site: { route: 'builtIn' } },
  }),
};

export const Company: Story = {
  ...localized(TextPage, {
    en: { content: companyPage.en },
    es: { content: companyPage.es },
    parameters: { site: { route: 'company' } },
  }),
};
