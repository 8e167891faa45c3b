import type { Article, ArticleGroup } from '@otm/schema';
import { localized } from '@otm/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { features as route } from '../../routes/features.ts';
import { pageArgs } from '../../testing/page-args.ts';
import { FeatureMenu } from './feature-menu.tsx';

const { article, groups } = route.load({ slug: 'otm-delta-bar' }, 'en');
const cards = groups.flatMap(({ articles }) => articles);

const meta = {
  title: 'Pages/Features/Side menu',
  component: FeatureMenu,
  ...localized(FeatureMenu, {
    ...pageArgs(route, ({ copy }) => ({ copy })),
    parameters: { site: { route: 'features', params: { slug: 'otm-delta-bar' } } },
  }),
} satisfies Meta<typeof FeatureMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The menu of the guide. */
const guide = { current: article, groups };

export const Default: Story = { args: guide };

export const PhoneFolded: Story = { args: guide, globals: { viewport: { value: 'phone' } } };

export const PhoneOpen: Story = {
  args: guide,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (!summary) throw new Error('The menu cannot be opened.');
    await userEvent.click(summary);
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(cards.length);
  },
};

const many = Array.from({ length: 60 }, (_, place): Article => {
  const title = (locale: 'en' | 'es') => ({
    ...article.text[locale],
    linkTitle: `Delta ${place + 1}`,
  });
  const slug = `delta-${place + 1}`;
  return { ...article, slug: { en: slug, es: slug }, text: { en: title('en'), es: title('es') } };
});
const [first = article, ...others] = many;
const group: ArticleGroup = { ...groups[0], articles: [first, ...others] };

/** A long guide shows the cards around the current one and links to the rest. */
export const SixtyCards: Story = {
  args: { groups: [group], current: many[29] ?? first },
};
