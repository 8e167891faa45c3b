import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Attributes of the list, plus its features. */
export interface FeatureListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Shown in this order, including what the plan leaves out. Each text must be unique. */
  readonly features: readonly { readonly text: string; readonly included: boolean }[];
  /** Announced before each feature. */
  readonly labels: { readonly included: string; readonly notIncluded: string };
}

/** The features of an offer, with an icon and a visually hidden label that say what's included. */
export function FeatureList({ features, labels, className, ...rest }: FeatureListProps) {
  return (
    <ul className={classNames('otm-feature-list', className)} {...rest}>
      {features.map(({ text, included }) => (
        <li key={text} data-included={included}>
          <Icon name={included ? 'check' : 'close'} />
          <span>
            <VisuallyHidden>{included ? labels.included : labels.notIncluded}: </VisuallyHidden>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
