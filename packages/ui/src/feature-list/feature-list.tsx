import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Props of {@link FeatureList}. */
export interface FeatureListProps {
  readonly features: readonly { readonly text: string; readonly included: boolean }[];
  /** Said before a line that is part of the offer, and before one that is not. */
  readonly labels: { readonly included: string; readonly notIncluded: string };
}

/** What an offer holds and what it does not: a sign and a hidden word on each line. */
export function FeatureList({ features, labels }: FeatureListProps) {
  return (
    <ul className="otm-feature-list">
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
