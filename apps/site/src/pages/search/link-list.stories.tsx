import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkList } from './link-list.tsx';

const meta = {
  title: 'Pages/Search/Links',
  component: LinkList,
  ...localized(LinkList, {
    en: {
      title: 'Articles of the guide',
      links: [
        { label: 'Delta Bar', href: '/features/otm-delta-bar' },
        { label: 'VWAP', href: '/features/otm-wap' },
      ],
    },
    es: {
      title: 'Artículos de la guía',
      links: [
        { label: 'Delta Bar', href: '/es/features/otm-delta-bar' },
        { label: 'VWAP', href: '/es/features/otm-wap' },
      ],
    },
  }),
} satisfies Meta<typeof LinkList>;

export default meta;

export const Default: StoryObj<typeof meta> = {};

/** Long lists are folded; the heading names their length. */
export const Folded: StoryObj<typeof meta> = { args: { folded: true } };
