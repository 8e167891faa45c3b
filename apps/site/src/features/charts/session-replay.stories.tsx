import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { session } from './session.ts';
import { SessionReplay } from './session-replay.tsx';

const meta = {
  title: 'Pages/Session replay',
  component: SessionReplay,
  ...localized(SessionReplay, {
    en: { id: 'vwap', locale: 'en', seed: session.seed, replaces: 'picture' },
    es: { locale: 'es' },
  }),
  render: (args) => (
    <>
      <div id="picture" />
      <SessionReplay {...args} />
    </>
  ),
} satisfies Meta<typeof SessionReplay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
