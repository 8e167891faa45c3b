import { homeIndicators, indicatorModalTexts } from '@otm/content';
import type { Indicator, Locale } from '@otm/schema';
import { createButtonLink, createModal, element, openModal } from '@otm/ui/dom';

/** Opens an indicator's modal when its link is clicked. Returns a cleanup function. */
export function attachModal(link: HTMLAnchorElement, locale: Locale): () => void {
  const indicator = homeIndicators.find(({ id }) => id === link.dataset.indicator);
  if (!indicator) throw new Error('Name an indicator of the home page in data-indicator.');
  const dialog = createModal({
    id: `indicator-${indicator.id}`,
    title: indicator.title,
    closeLabel: indicatorModalTexts[locale].close,
    content: contentOf(indicator, link, locale),
  });
  const open = (event: MouseEvent) => openModal(dialog, event);
  link.addEventListener('click', open);
  return () => {
    link.removeEventListener('click', open);
    dialog.remove();
  };
}

/** The picture of the row, the indicator's paragraphs, and the link to its article. */
function contentOf({ title, details }: Indicator, link: HTMLAnchorElement, locale: Locale) {
  const { readMore, simulated } = indicatorModalTexts[locale];
  const picture = link.closest('article')?.querySelector('.otm-strip')?.cloneNode(true) ?? '';
  return [
    element('figure', {}, picture, element('figcaption', {}, element('small', {}, simulated))),
    ...details[locale].map(({ title: heading, text }) =>
      element('div', {}, element('h3', {}, heading), element('p', {}, text)),
    ),
    createButtonLink(link.href, `${readMore}: ${title}`),
  ];
}
