import { installPage } from '@otm/content/pages';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { installVideos } from '../../library.ts';
import { InstallPage } from './install-page.tsx';

const meta = {
  title: 'Pages/Install',
  component: InstallPage,
  ...localized(InstallPage, {
    en: { copy: installPage.en, videos: installVideos.en },
    es: { copy: installPage.es, videos: installVideos.es },
    parameters: { layout: 'fullscreen', site: { route: 'install', layout: true } },
  }),
} satisfies Meta<typeof InstallPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
