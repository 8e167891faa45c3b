import { useSyncExternalStore } from 'react';

const { documentElement } = document;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The theme on the document; who measures tokens measures them anew when it changes. */
export const useTheme = (): string =>
  useSyncExternalStore(subscribe, () => documentElement.dataset.theme ?? '');
