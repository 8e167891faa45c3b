import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommunityLinks } from './community-links.tsx';

const meta = {
  title: 'Pages/Layout/Community links',
  component: CommunityLinks,
  parameters: { site: { route: 'contact' } },
} satisfies Meta<typeof CommunityLinks>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
