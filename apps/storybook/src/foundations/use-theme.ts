import { useSyncExternalStore } from 'react';

const { documentElement } = document;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** Returns the theme of the document. Rerenders on change, so that tokens are measured again. */
export const useTheme = (): string =>
  useSyncExternalStore(subscribe, () => documentElement.dataset.theme ?? '');
