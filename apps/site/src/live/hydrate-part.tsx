import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FailureBoundary } from './failure-boundary.tsx';

/** Makes a part's entry: takes over the part's element with the data that stands in it. */
export const hydratePart =
  <Props extends object>(Part: ComponentType<Props>) =>
  (element: HTMLElement): void => {
    const { props, failure } = JSON.parse(element.dataset.props ?? '{}');
    hydrateRoot(
      element,
      <FailureBoundary failure={failure}>
        <Part {...props} />
      </FailureBoundary>,
    );
    element.dataset.hydrated = '';
  };
