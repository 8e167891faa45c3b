import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeStage } from './home-stage.tsx';
import { LocalStage } from './local-stage.tsx';

const meta = {
  title: 'Pages/Home/Stage',
  component: HomeStage,
  args: { riskLabel: 'Risk disclosure' },
  parameters: { layout: 'fullscreen', site: { route: 'home' } },
} satisfies Meta<typeof HomeStage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With the texts of a language, as its island draws it. */
export const Spanish: Story = {
  render: () => (
    <div lang="es">
      <LocalStage seed={7} locale="es" />
    </div>
  ),
};
