import type { Article, ArticleGroup } from '@otm/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { featureGroups, features, findFeature } from '../../library.ts';
import { FeatureMenu } from './feature-menu.tsx';

const meta = {
  title: 'Pages/Features/Side menu',
  component: FeatureMenu,
  args: { current: findFeature('otm-delta-bar') },
  parameters: { site: { route: 'features', params: { slug: 'otm-delta-bar' } } },
} satisfies Meta<typeof FeatureMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PhoneFolded: Story = { globals: { viewport: { value: 'phone' } } };

export const PhoneOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const summary = canvasElement.querySelector('summary');
    if (!summary) throw new Error('The menu cannot be opened.');
    await userEvent.click(summary);
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(features.length);
  },
};

const [model] = features;
const many = Array.from({ length: 60 }, (_, place): Article => {
  if (!model) throw new Error('The guide has no card.');
  const title = (locale: 'en' | 'es') => ({
    ...model.text[locale],
    linkTitle: `Delta ${place + 1}`,
  });
  const slug = `delta-${place + 1}`;
  return { ...model, slug: { en: slug, es: slug }, text: { en: title('en'), es: title('es') } };
});
const [first = findFeature(undefined), ...others] = many;
const group: ArticleGroup = { ...featureGroups[0], articles: [first, ...others] };

/** A long guide shows the cards around the current one and links to the rest. */
export const SixtyCards: Story = {
  args: { groups: [group], current: many[29] ?? first },
};
