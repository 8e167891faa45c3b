import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FailureBoundary } from './failure-boundary.tsx';
import { shippedFailure } from './shipped-failure.ts';

/** Makes the `hydrate` function of an island: React takes over its element with the element's data. */
export const hydrateIsland =
  <Props extends object>(Component: ComponentType<Props>) =>
  (element: HTMLElement): void => {
    const props = JSON.parse(element.dataset.props ?? '{}');
    hydrateRoot(
      element,
      <FailureBoundary failure={shippedFailure()}>
        <Component {...props} />
      </FailureBoundary>,
    );
    element.dataset.hydrated = '';
  };
