import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpaceScale } from './space-scale.tsx';

const meta = {
  title: 'Foundations/Space',
  component: SpaceScale,
} satisfies Meta<typeof SpaceScale>;

export default meta;

/** Spacing, touch targets and corner radii. */
export const Scale: StoryObj<typeof meta> = {};
