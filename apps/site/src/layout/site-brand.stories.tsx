import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteBrand } from './site-brand.tsx';

const meta = {
  title: 'Pages/Layout/Brand',
  component: SiteBrand,
  parameters: { site: { route: 'home' } },
} satisfies Meta<typeof SiteBrand>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
