import type { Article } from '@otm/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { findFeature } from '../../library.ts';
import { ArticleView } from './article-view.tsx';

const article = findFeature('otm-delta-bar');

const meta = {
  title: 'Pages/Article',
  component: ArticleView,
  args: { article },
  parameters: { site: { route: 'features', params: { slug: 'otm-delta-bar' } } },
} satisfies Meta<typeof ArticleView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Updated: Story = { args: { article: { ...article, updated: '2026-11-20' } } };

const short: Article = {
  ...article,
  text: {
    en: { ...article.text.en, blocks: article.text.en.blocks.slice(0, 2) },
    es: { ...article.text.es, blocks: article.text.es.blocks.slice(0, 2) },
  },
};

/** Few headings need no list of contents. */
export const Short: Story = { args: { article: short } };
