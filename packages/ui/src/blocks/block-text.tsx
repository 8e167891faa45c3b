import { ExternalLink } from '../external-link/external-link.tsx';
import type { BlockSurroundings, LinkedTerm } from './surroundings.ts';
import type { Segment } from './text-segments.ts';

/** Props of {@link BlockText}. */
export interface BlockTextProps {
  readonly segments: readonly Segment[];
  readonly around: BlockSurroundings;
}

/** A text with its links, and with buttons for the terms that open their definition. */
export function BlockText({ segments, around }: BlockTextProps) {
  return segments.map((segment, place) => {
    if ('term' in segment)
      return (
        <button
          key={segment.term.id}
          className="otm-term"
          type="button"
          popoverTarget={definitionId(segment.term)}
        >
          {segment.text}
        </button>
      );
    if (!('address' in segment)) return segment.text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
      <TextLink key={place} href={segment.address} newTab={around.words.newTab}>
        {segment.text}
      </TextLink>
    );
  });
}

/** Props of {@link TextLink}. */
export interface TextLinkProps {
  readonly href: string;
  readonly newTab: string;
  readonly children: string;
}

/** A link within a text: to another site in a new tab, else in place. */
export function TextLink({ href, newTab, children }: TextLinkProps) {
  if (!/^https?:/.test(href)) return <a href={href}>{children}</a>;
  return (
    <ExternalLink href={href} newTab={newTab}>
      {children}
    </ExternalLink>
  );
}

const definitionId = ({ id }: LinkedTerm) => `term-${id}`;

/** Props of {@link Definition}. */
export interface DefinitionProps {
  readonly term: LinkedTerm;
  /** Leads to the whole definition. */
  readonly more: string;
}

/** The short definition of a term; opens over the text when its words are pressed. */
export function Definition({ term, more }: DefinitionProps) {
  return (
    <div className="otm-definition" id={definitionId(term)} popover="auto">
      <p>
        <strong>{term.name}.</strong> {term.short}
      </p>
      <p>
        <a href={term.href}>
          {more}
          <span className="otm-visually-hidden">: {term.name}</span>
        </a>
      </p>
    </div>
  );
}
