import { VisuallyHidden } from '@otm/ui';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { owner } from '../../routes/owner.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { ProblemList } from './problem-list.tsx';

const labels = pageArgs(owner, ({ copy }) => ({ copy: copy.problems }));

const meta = {
  title: 'Pages/Owner/Still to set',
  component: ProblemList,
  ...localized(ProblemList, {
    en: {
      ...labels.en,
      problems: [
        {
          setting: 'SITE_CAPTCHA_SITE_KEY',
          area: 'environment',
          value: 'ES_9…',
          rule: 'captcha-secret',
          details: {},
        },
        {
          setting: 'business.booking.url',
          area: 'business',
          value: 'javascript:alert(1)',
          rule: 'https',
          details: { example: 'https://cal.com/acme' },
        },
        {
          setting: 'business.phone',
          area: 'business',
          value: '1 555 010 0199',
          rule: 'fictional-phone',
          details: { example: '1 415 200 0142' },
        },
      ],
    },
    es: labels.es,
    parameters: { site: { route: 'owner' } },
  }),
  render: (args) => (
    <>
      <VisuallyHidden as="h2">{args.problems.length}</VisuallyHidden>
      <ProblemList {...args} />
    </>
  ),
} satisfies Meta<typeof ProblemList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** A site that is ready for visitors. */
export const NothingLeft: Story = { args: { problems: [] } };

export const LongText: Story = {
  args: {
    problems: [
      {
        setting: 'business.community.discord.url',
        area: 'business',
        value: `https://discord.gg/example/${'a-very-long-invitation'.repeat(4)}`,
        rule: 'sample-url',
        details: { example: 'https://discord.gg/acme' },
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
