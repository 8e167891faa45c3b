import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FailureBoundary } from './failure-boundary.tsx';

/** Makes the `hydrate` function of an island: React takes over its element with the element's data. */
export const hydrateIsland =
  <Props extends object>(Component: ComponentType<Props>) =>
  (element: HTMLElement): void => {
    const { props, failure } = JSON.parse(element.dataset.props ?? '{}');
    hydrateRoot(
      element,
      <FailureBoundary failure={failure}>
        <Component {...props} />
      </FailureBoundary>,
    );
    element.dataset.hydrated = '';
  };
