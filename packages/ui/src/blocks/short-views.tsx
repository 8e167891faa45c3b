import type { ImageSource } from '@otm/schema';
import { RiskNote } from '../risk-note/risk-note.tsx';
import { anchorOf } from './anchor.ts';
import { TextLink } from './block-text.tsx';
import type { BlockView } from './block-view.ts';
import { Quote } from './quote.tsx';

/** A heading, with the id that links to it. */
export const heading: BlockView<'heading'> = ({ block }) => (
  <h2 id={anchorOf(block.text)} tabIndex={-1}>
    {block.text}
  </h2>
);

/** A heading within a section. */
export const subheading: BlockView<'subheading'> = ({ block }) => <h3>{block.text}</h3>;

/** A paragraph. */
export const paragraph: BlockView<'paragraph'> = ({ text }) => <p>{text}</p>;

/** A paragraph that belongs to the one above it. */
export const indentedParagraph: BlockView<'indentedParagraph'> = ({ text }) => (
  <p className="otm-indented">{text}</p>
);

/** A note in small print. */
export const indentedNote: BlockView<'indentedNote'> = ({ text }) => (
  <p className="otm-indented">
    <small>{text}</small>
  </p>
);

/** A paragraph with links. */
export const linkedParagraph: BlockView<'linkedParagraph'> = ({ text }) => <p>{text}</p>;

/** A list item. */
export const bullet: BlockView<'bullet'> = ({ text }) => <li>{text}</li>;

/** A list item with links. */
export const linkedBullet: BlockView<'linkedBullet'> = ({ text }) => <li>{text}</li>;

/** The author, linked to the home page. */
export const byline: BlockView<'byline'> = ({ block, context }) => (
  <p className="otm-byline">
    <a href={context.homeHref}>{block.text}</a>
  </p>
);

/** A link in a line of its own. */
export const externalLink: BlockView<'externalLink'> = ({ block, context }) => (
  <p>
    <TextLink href={block.href} newTabLabel={context.labels.newTab}>
      {block.label}
    </TextLink>
  </p>
);

const Image = ({ src, alt, width, height }: ImageSource) => (
  <img src={src} alt={alt} width={width} height={height} loading="lazy" />
);

/** An image as wide as the text. */
export const image: BlockView<'image'> = ({ block }) => (
  <figure className="otm-image">
    <Image {...block.image} />
  </figure>
);

/** A small image. */
export const inlineImage: BlockView<'inlineImage'> = ({ block }) => (
  <p className="otm-inline-image">
    <Image {...block.image} />
  </p>
);

/** A video, drawn by the site. */
export const video: BlockView<'video'> = ({ block, context: { components } }) => (
  <components.Video video={block.video} />
);

/** A chart, drawn by the site. */
export const chart: BlockView<'chart'> = ({ block, context: { components } }) => (
  <components.Chart block={block} />
);

/** A picture with steps, drawn by the site. */
export const story: BlockView<'story'> = ({ block, context: { components } }) => (
  <components.Story block={block} />
);

/** Instructions in order. */
export const steps: BlockView<'steps'> = ({ block }) => (
  <ol>
    {block.steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

/** A risk statement. */
export const riskNote: BlockView<'riskNote'> = ({ block }) => (
  <RiskNote title={block.title} text={block.text} />
);

/** A quote with its source. */
export const quote: BlockView<'quote'> = ({ block }) => <Quote {...block} />;
