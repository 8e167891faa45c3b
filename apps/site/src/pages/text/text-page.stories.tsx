import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { accessibility } from '../../routes/accessibility.ts';
import { builtIn } from '../../routes/built-in.ts';
import { company } from '../../routes/company.ts';
import { licenseTerms } from '../../routes/license-terms.ts';
import { policies } from '../../routes/policies.ts';
import { privacy } from '../../routes/privacy.ts';
import { risk } from '../../routes/risk.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { TextPage } from './text-page.tsx';

const meta = {
  title: 'Pages/Text page',
  component: TextPage,
  ...localized(TextPage, {
    ...pageArgs(risk, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'risk', layout: true } },
  }),
} satisfies Meta<typeof TextPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Risk: Story = {};

export const Policies: Story = {
  ...localized(TextPage, {
    ...pageArgs(policies, (data) => data),
    parameters: { site: { route: 'policies' } },
  }),
};

export const Privacy: Story = {
  ...localized(TextPage, {
    ...pageArgs(privacy, (data) => data),
    parameters: { site: { route: 'privacy' } },
  }),
};

export const LicenseTerms: Story = {
  ...localized(TextPage, {
    ...pageArgs(licenseTerms, (data) => data),
    parameters: { site: { route: 'licenseTerms' } },
  }),
};

export const Accessibility: Story = {
  ...localized(TextPage, {
    ...pageArgs(accessibility, (data) => data),
    parameters: { site: { route: 'accessibility' } },
  }),
};

export const BuiltIn: Story = {
  ...localized(TextPage, {
    ...pageArgs(builtIn, (data) => data),
    parameters: { site: { route: 'builtIn' } },
  }),
};

export const Company: Story = {
  ...localized(TextPage, {
    ...pageArgs(company, (data) => data),
    parameters: { site: { route: 'company' } },
  }),
};
