import { defaultLocale, isLocale } from '@otm/schema';
import css from '@otm/ui/modal.css?inline';
import { adoptStyles } from '../../islands/adopt-styles.ts';
import { attachModal } from './attach-modal.ts';

/** Opens a modal from the link of an indicator's row, with the modal's styles. */
export function hydrate(element: HTMLElement): void {
  adoptStyles(`@layer otm.components{${css}}`);
  const { lang } = document.documentElement;
  if (element instanceof HTMLAnchorElement)
    attachModal(element, isLocale(lang) ? lang : defaultLocale);
  element.dataset.hydrated = '';
}
