import type { Block, BlockOf, BlockType, ImageSource } from '@otm/schema';
import type { ComponentType, ReactNode } from 'react';
import { RiskNote } from '../risk-note/risk-note.tsx';
import { anchorOf } from './anchor.ts';
import { TextLink } from './block-text.tsx';
import { Facts } from './facts.tsx';
import { Questions } from './questions.tsx';
import { Quote } from './quote.tsx';
import { Results } from './results.tsx';
import type { BlockSurroundings } from './surroundings.ts';
import { Testimonials } from './testimonials.tsx';

/** Props of a block's view. */
export interface BlockViewProps<Type extends BlockType = BlockType> {
  readonly block: BlockOf<Type>;
  /** The block's text with its links and terms; nothing for a block that is not prose. */
  readonly text: ReactNode;
  readonly around: BlockSurroundings;
}

/** The view of a block type: gets the block, draws it. */
export type BlockView<Type extends BlockType> = ComponentType<BlockViewProps<Type>>;

const Image = ({ src, alt, width, height }: ImageSource) => (
  <img src={src} alt={alt} width={width} height={height} loading="lazy" />
);

/** The view of every block type; a type without a view does not compile. */
export const blockViews: { readonly [Type in BlockType]: BlockView<Type> } = {
  heading: ({ block }) => (
    <h2 id={anchorOf(block.text)} tabIndex={-1}>
      {block.text}
    </h2>
  ),
  subheading: ({ block }) => <h3>{block.text}</h3>,
  paragraph: ({ text }) => <p>{text}</p>,
  indentedParagraph: ({ text }) => <p className="otm-indented">{text}</p>,
  indentedNote: ({ text }) => (
    <p className="otm-indented">
      <small>{text}</small>
    </p>
  ),
  linkedParagraph: ({ text }) => <p>{text}</p>,
  bullet: ({ text }) => <li>{text}</li>,
  linkedBullet: ({ text }) => <li>{text}</li>,
  keywordLinks: () => null,
  byline: ({ block, around }) => (
    <p className="otm-byline">
      <a href={around.home}>{block.text}</a>
    </p>
  ),
  externalLink: ({ block, around }) => (
    <p>
      <TextLink href={block.address} newTab={around.words.newTab}>
        {block.label}
      </TextLink>
    </p>
  ),
  image: ({ block }) => (
    <figure className="otm-image">
      <Image {...block.image} />
    </figure>
  ),
  inlineImage: ({ block }) => (
    <p className="otm-inline-image">
      <Image {...block.image} />
    </p>
  ),
  video: ({ block, around }) => <around.Video video={block.video} />,
  chart: ({ block, around }) => <around.Chart block={block} />,
  steps: ({ block }) => (
    <ol>
      {block.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  ),
  facts: Facts,
  terms: ({ block, around }) => (
    <nav className="otm-terms" aria-label={block.title}>
      <strong>{block.title}</strong>
      <ul>
        {around.terms
          .filter(({ id }) => block.terms.includes(id))
          .map(({ id, name, href }) => (
            <li key={id}>
              <a href={href}>{name}</a>
            </li>
          ))}
      </ul>
    </nav>
  ),
  riskNote: ({ block }) => <RiskNote title={block.title} text={block.text} />,
  quote: ({ block }) => <Quote {...block} />,
  results: Results,
  testimonials: Testimonials,
  questions: Questions,
};

/** The view of a block, whatever its type. */
export function viewOf(block: Block): ComponentType<BlockViewProps> {
  return blockViews[block.type] as ComponentType<BlockViewProps>;
}
