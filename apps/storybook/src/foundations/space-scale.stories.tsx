import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpaceScale } from './space-scale.tsx';

const meta = {
  title: 'Foundations/Space',
  component: SpaceScale,
} satisfies Meta<typeof SpaceScale>;

export default meta;

/** Distances, sizes that a finger needs, corners. */
export const Scale: StoryObj<typeof meta> = {};
