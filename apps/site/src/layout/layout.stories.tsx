import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layout } from './layout.tsx';

const meta = {
  title: 'Pages/Layout/Whole',
  component: Layout,
  ...localized(Layout, {
    en: { kind: 'full', children: <h1 className="otm-page otm-container">A page</h1> },
    es: { children: <h1 className="otm-page otm-container">Una página</h1> },
    parameters: { layout: 'fullscreen', site: { route: 'home' } },
  }),
} satisfies Meta<typeof Layout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** The head with the logo only: for pages with one errand. */
export const Slim: Story = { args: { kind: 'slim' } };
