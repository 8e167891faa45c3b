import { VisuallyHidden } from '@otm/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnsetList } from './unset-list.tsx';

const meta = {
  title: 'Pages/Owner/Still to set',
  component: UnsetList,
  args: {
    values: [
      { kind: 'sandbox', path: 'SITE_SERVICES', value: 'sandbox' },
      { kind: 'business', path: 'business.email', value: 'support@example.com' },
      { kind: 'business', path: 'business.phone', value: '1 555 010 0199' },
      { kind: 'settings', path: 'mail.contact.publicKey', value: '' },
    ],
  },
  parameters: { site: { route: 'owner' } },
  render: (args) => (
    <>
      <VisuallyHidden as="h2">{args.values.length}</VisuallyHidden>
      <UnsetList {...args} />
    </>
  ),
} satisfies Meta<typeof UnsetList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** A site that is ready for visitors. */
export const NothingLeft: Story = { args: { values: [] } };

export const LongText: Story = {
  args: {
    values: [
      {
        kind: 'business',
        path: 'business.community.discord.url',
        value: `https://discord.gg/example/${'a-very-long-invitation'.repeat(4)}`,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
