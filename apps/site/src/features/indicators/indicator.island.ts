import { defaultLocale, isLocale } from '@otm/schema';
import { attachModal } from './attach-modal.ts';

/** Opens a modal from the link of an indicator's row. */
export function hydrate(element: HTMLElement): void {
  const { lang } = document.documentElement;
  if (element instanceof HTMLAnchorElement)
    attachModal(element, isLocale(lang) ? lang : defaultLocale);
  element.dataset.hydrated = '';
}
