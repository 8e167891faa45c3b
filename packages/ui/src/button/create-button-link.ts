import { element } from '../dom/element.ts';

/** Creates a link like the `ButtonLink` component's without a variant. */
export const createButtonLink = (href: string, label: string): HTMLAnchorElement =>
  element('a', { class: 'otm-button', href }, label);
