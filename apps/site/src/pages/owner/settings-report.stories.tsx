import { VisuallyHidden } from '@otm/ui';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { owner } from '../../routes/owner.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { SettingsReport, TryLink } from './settings-report.tsx';

const labels = pageArgs(owner, ({ copy, report }) => ({
  areas: copy.problems.areas,
  tryLabel: report.settings.try,
}));

const meta = {
  title: 'Pages/Owner/Settings',
  component: SettingsReport,
  ...localized(SettingsReport, {
    en: {
      ...labels.en,
      settings: [
        { setting: 'SITE_SERVICES', area: 'environment', value: 'live' },
        { setting: 'business.booking.url', area: 'business', value: 'https://cal.com/acme' },
        {
          setting: 'business.checkouts.card.template',
          area: 'business',
          value: 'https://pay.acme.io/{item}',
        },
      ],
    },
    es: labels.es,
    parameters: { site: { route: 'owner' } },
  }),
  render: (args) => (
    <>
      <VisuallyHidden as="h2">Settings</VisuallyHidden>
      <SettingsReport {...args} />
    </>
  ),
} satisfies Meta<typeof SettingsReport>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A URL with a link that opens it. */
export const Link: Story = {
  render: ({ tryLabel }) => (
    <TryLink label={tryLabel} name="business.booking.url" url="https://cal.com/acme" />
  ),
};
