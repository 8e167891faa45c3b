import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { home } from '../../routes/home.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { HomePage } from './home-page.tsx';

const meta = {
  title: 'Pages/Home',
  component: HomePage,
  ...localized(HomePage, {
    ...pageArgs(home, (data) => data),
    parameters: { layout: 'fullscreen', site: { route: 'home', layout: true } },
  }),
} satisfies Meta<typeof HomePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
