import type { Locale } from '@otm/schema';
import { VisuallyHidden } from '@otm/ui';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { install } from '../../routes/install.ts';
import { InstallGuide, type InstallGuideProps } from './install-guide.tsx';

const guideIn = (locale: Locale, index: number): InstallGuideProps => {
  const { copy, videos } = install.load({}, locale);
  const { guides, stepsLabel } = copy;
  const guide = guides.items[index];
  if (!guide) throw new Error(`There is no guide ${index}.`);
  return { guide, video: videos[guide.id], stepsLabel };
};

const meta = {
  title: 'Pages/Install/Guide',
  component: InstallGuide,
  ...localized(InstallGuide, {
    en: guideIn('en', 0),
    es: guideIn('es', 0),
    parameters: { site: { route: 'install' } },
  }),

  // The page has a section around it.
  render: (args) => (
    <>
      <VisuallyHidden as="h2">{args.guide.id}</VisuallyHidden>
      <InstallGuide {...args} />
    </>
  ),
} satisfies Meta<typeof InstallGuide>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

/** The recommended guide has a tag. */
export const Recommended: Story = {
  ...localized(InstallGuide, {
    en: guideIn('en', 1),
    es: guideIn('es', 1),
  }),
};
