import type { Block, BlockOf, ImageSource } from '@otm/schema';
import { RiskNote } from '../risk-note/risk-note.tsx';
import { anchorOf } from './anchor.ts';
import { TextLink } from './block-text.tsx';
import type { BlockView, BlockViewProps, DrawnBlockType } from './block-view.ts';
import { Facts } from './facts.tsx';
import { Questions } from './questions.tsx';
import { Quote } from './quote.tsx';
import { Results } from './results.tsx';
import { Terms } from './terms.tsx';
import { Testimonials } from './testimonials.tsx';

const Image = ({ src, alt, width, height }: ImageSource) => (
  <img src={src} alt={alt} width={width} height={height} loading="lazy" />
);

/** The view of every block type. A type without a view doesn't compile. */
export const blockViews: { readonly [Type in DrawnBlockType]: BlockView<Type> } = {
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
  byline: ({ block, context }) => (
    <p className="otm-byline">
      <a href={context.homeHref}>{block.text}</a>
    </p>
  ),
  externalLink: ({ block, context }) => (
    <p>
      <TextLink href={block.href} newTabLabel={context.labels.newTab}>
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
  video: ({ block, context: { components } }) => <components.Video video={block.video} />,
  chart: ({ block, context: { components } }) => <components.Chart block={block} />,
  story: ({ block, context: { components } }) => <components.Story block={block} />,
  steps: ({ block }) => (
    <ol>
      {block.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  ),
  facts: Facts,
  terms: Terms,
  riskNote: ({ block }) => <RiskNote title={block.title} text={block.text} />,
  quote: ({ block }) => <Quote {...block} />,
  results: Results,
  testimonials: Testimonials,
  questions: Questions,
};

/** A block drawn by the view of its type. */
export function BlockDrawing<Type extends DrawnBlockType>(props: BlockViewProps<Type>) {
  const View: BlockView<Type> = blockViews[props.block.type];
  return <View {...props} />;
}

/** Whether a block is drawn. */
export const isDrawn = (block: Block): block is BlockOf<DrawnBlockType> =>
  block.type !== 'keywordLinks';
