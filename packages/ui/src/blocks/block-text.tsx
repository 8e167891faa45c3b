import { ExternalLink } from '../external-link/external-link.tsx';
import type { BlockContext, LinkedTerm } from './block-context.ts';
import type { Segment } from './text-segments.ts';

/** The pieces of a text, with the context that their links need. */
export interface BlockTextProps {
  readonly segments: readonly Segment[];
  readonly context: BlockContext;
}

/** A text with its links, and with buttons that open the definitions of its terms. */
export function BlockText({ segments, context }: BlockTextProps) {
  return segments.map((segment, index) => {
    if ('term' in segment)
      return (
        <Term key={segment.term.id} term={segment.term} after={punctuationOf(segments[index + 1])}>
          {segment.text}
        </Term>
      );
    if (!('href' in segment)) {
      const previous = segments[index - 1];
      return previous && 'term' in previous
        ? segment.text.slice(punctuationOf(segment).length)
        : segment.text;
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
      <TextLink key={index} href={segment.href} newTabLabel={context.labels.newTab}>
        {segment.text}
      </TextLink>
    );
  });
}

/** The punctuation that a plain text starts with. */
const punctuationOf = (segment?: Segment): string =>
  (segment &&
    !('href' in segment || 'term' in segment) &&
    /^[,.;:!?…)»”’]+/.exec(segment.text)?.[0]) ||
  '';

/** A term, and the punctuation right after it. */
interface TermProps {
  readonly term: LinkedTerm;
  readonly after: string;
  readonly children: string;
}

/** A button that opens a definition. A line may end after a button, but not before a comma. */
function Term({ term, after, children }: TermProps) {
  const button = (
    <button className="otm-term" type="button" popoverTarget={definitionId(term)}>
      {children}
    </button>
  );
  if (!after) return button;
  return (
    <span className="otm-unbroken">
      {button}
      {after}
    </span>
  );
}

/** Where a link in a text goes, and what screen readers announce if it's another site. */
export interface TextLinkProps {
  readonly href: string;
  readonly newTabLabel: string;
  readonly children: string;
}

/** A link in a text. Other sites open in a new tab. */
export function TextLink({ href, newTabLabel, children }: TextLinkProps) {
  if (!/^https?:/.test(href)) return <a href={href}>{children}</a>;
  return (
    <ExternalLink href={href} newTabLabel={newTabLabel}>
      {children}
    </ExternalLink>
  );
}

/** The end of the term's URL, which the definition repeats: it costs no bytes of its own. */
const definitionId = ({ href }: LinkedTerm) => `term-${href.replace(/^.*[/#]/, '')}`;

/** A term to define. */
export interface DefinitionProps {
  readonly term: LinkedTerm;
}

/**
 * The short definition of a term: a popover that opens over the text when the term is clicked. The
 * term's name links to its page in the glossary.
 */
export function Definition({ term }: DefinitionProps) {
  return (
    <div className="otm-definition" id={definitionId(term)} popover="">
      <a href={term.href}>
        <strong>{term.name}</strong>
      </a>
      . {term.short}
    </div>
  );
}
