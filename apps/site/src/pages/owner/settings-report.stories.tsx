import { VisuallyHidden } from '@otm/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SettingsReport, TryLink } from './settings-report.tsx';

const meta = {
  title: 'Pages/Owner/Settings',
  component: SettingsReport,
  args: {
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
  parameters: { site: { route: 'owner' } },
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
  render: () => <TryLink name="business.booking.url" url="https://cal.com/acme" />,
};
