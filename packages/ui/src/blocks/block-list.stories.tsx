import type { Block, BlockType } from '@otm/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { localized } from '../stories/localized.ts';
import { matrix } from '../stories/matrix.tsx';
import { BlockList, type BlockListProps } from './block-list.tsx';
import { sampleArticle, sampleBlocks } from './sample-article.ts';
import { sampleContext } from './sample-context.tsx';

const meta = {
  title: 'Blocks/Block list',
  component: BlockList,
  ...localized(BlockList, {
    en: { blocks: sampleArticle('en'), context: sampleContext.en },
    es: { blocks: sampleArticle('es'), context: sampleContext.es },
  }),
} satisfies Meta<typeof BlockList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A story of some blocks in both languages. */
const storyOf = (...types: readonly BlockType[]): Story => ({
  ...localized(BlockList, {
    en: { blocks: types.map((type): Block => sampleBlocks[type].en) },
    es: {
      blocks: types.map((type): Block => sampleBlocks[type].es),
      context: sampleContext.es,
    },
  }),
});

/** One block of every type. */
export const EveryType: Story = { tags: ['matrix'] };

export const Headings: Story = storyOf('heading', 'paragraph', 'subheading', 'paragraph');

export const Paragraph: Story = storyOf('paragraph');

/** An indented paragraph and an indented note in small print. */
export const Indented: Story = storyOf('paragraph', 'indentedParagraph', 'indentedNote');

/** A paragraph with links in its text, and a link of its own. */
export const Links: Story = storyOf('linkedParagraph', 'externalLink', 'byline');

/** Adjacent bullets share one list, with and without links. */
export const Bullets: Story = storyOf('bullet', 'linkedBullet');

export const Steps: Story = storyOf('steps');

/** The site draws the picture. */
export const ChartStory: Story = storyOf('story');

export const Facts: Story = storyOf('facts');

export const Images: Story = storyOf('image', 'inlineImage');

export const Terms: Story = storyOf('terms');

export const RiskNote: Story = storyOf('riskNote');

/** A quote keeps its own language. */
export const Quote: Story = storyOf('quote');

/** A gain is never shown without a loss, nor both without their disclosure. */
export const Results: Story = storyOf('results');

export const Testimonials: Story = storyOf('testimonials');

export const Questions: Story = storyOf('heading', 'questions');

export const QuestionOpen: Story = {
  ...Questions,
  play: async ({ canvas, canvasElement }) => {
    const [, question] = canvas.getAllByRole('group');
    const summary = question?.querySelector('summary');
    if (!summary) throw new Error('The second question is missing.');
    await userEvent.click(summary);
    await expect(canvasElement.querySelector('#q2')).toBeVisible();
  },
};

/** Clicking a term opens its definition over the text. */
export const DefinitionOpen: Story = {
  ...Paragraph,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.querySelector('[popover]')).toBeVisible();
  },
};

export const Empty: Story = {
  ...localized(BlockList, {
    en: { blocks: [] },
    es: { blocks: [], context: sampleContext.es },
  }),
};

export const LongText: Story = {
  ...localized(BlockList, {
    en: {
      blocks: [
        { type: 'heading', text: 'What a long series of repeated prints at one price can mean' },
        {
          type: 'paragraph',
          text: 'One large order is often sent in many equal parts. The parts print at the same price, with the same size and at almost the same time. A row of such prints says that somebody works an order by a program, and it says at which price. It does not say whether the order opens or closes a position.',
        },
      ],
    },
    es: {
      context: sampleContext.es,
      blocks: [
        {
          type: 'heading',
          text: 'Qué puede significar una larga serie de impresiones repetidas en un mismo precio',
        },
        {
          type: 'paragraph',
          text: 'Una orden grande suele enviarse en muchas partes iguales. Las partes se imprimen al mismo precio, con el mismo tamaño y casi al mismo tiempo. Una fila de esas impresiones dice que alguien trabaja una orden con un programa, y a qué precio. No dice si la orden abre o cierra una posición.',
        },
      ],
    },
  }),
  globals: { viewport: { value: 'phone' } },
};

/** The links of a text in all states. */
export const Matrix: Story = {
  ...matrix<BlockListProps>({ links: {} }, ({ blocks, ...props }) => (
    <BlockList
      {...props}
      blocks={blocks.filter(({ type }) => /^(linkedBullet|externalLink)$/.test(type))}
    />
  )),
  tags: ['matrix'],
};
