import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';

/** The elements that can be visually hidden. */
export type VisuallyHiddenTag = 'span' | 'p' | 'h2' | 'legend' | 'caption' | 'input';

/** The tag to render and the attributes that it takes. */
export type VisuallyHiddenProps<Tag extends VisuallyHiddenTag = 'span'> = {
  /**
   * The element to render.
   * @defaultValue 'span'
   */
  readonly as?: Tag;
} & ComponentProps<Tag>;

/** Visually hidden content, announced by screen readers. */
export function VisuallyHidden<Tag extends VisuallyHiddenTag = 'span'>({
  as,
  className,
  ...rest
}: VisuallyHiddenProps<Tag>) {
  const Element = (as ?? 'span') as ElementType;
  return <Element className={classNames('otm-visually-hidden', className)} {...rest} />;
}
