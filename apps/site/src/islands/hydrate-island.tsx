import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FailureBoundary } from './failure-boundary.tsx';
import { shippedFailure } from './shipped-failure.ts';

/** Makes the `hydrate` function of an island: React takes over its element with the element's data. */
export const hydrateIsland =
  <Props extends object>(Component: ComponentType<Props>) =>
  (element: HTMLElement): void => {
    // The loader disables a button that was clicked while its code didn't arrive.
    for (const button of element.querySelectorAll<HTMLButtonElement>('button:disabled'))
      button.disabled = false;
    const props = JSON.parse(element.dataset.props ?? '{}');
    hydrateRoot(
      element,
      <FailureBoundary failure={shippedFailure()}>
        <Component {...props} />
      </FailureBoundary>,
    );
    element.dataset.hydrated = '';
  };
