import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlossaryPage } from './glossary-page.tsx';

const meta = {
  title: 'Pages/Glossary',
  component: GlossaryPage,
  parameters: { layout: 'fullscreen', site: { route: 'glossary', layout: true } },
} satisfies Meta<typeof GlossaryPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
