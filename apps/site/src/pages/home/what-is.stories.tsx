import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '../../routes/home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { WhatIs } from './what-is.tsx';

const meta = {
  title: 'Pages/Home/What is',
  component: WhatIs,
  ...localized(WhatIs, {
    ...pageArgs(home, ({ copy, video }) => ({ copy: copy.whatIs, video })),
    parameters: { layout: 'fullscreen', site: { route: 'home' } },
  }),
} satisfies Meta<typeof WhatIs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
