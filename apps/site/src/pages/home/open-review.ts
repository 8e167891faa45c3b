import { uiText } from '@otm/content';
import type { Locale, Review } from '@otm/schema';
import { createModal, createPlayer, createVideo, element, openModal } from '@otm/ui/dom';
import { endpoints } from '../../config/config.ts';

type Click = Parameters<typeof openModal>[1];

const modals = new Map<string, HTMLDialogElement>();

/** Plays a review's video in a modal; once it's closed, nothing of the video is left. */
export function openReview(review: Review, locale: Locale, click: Click): void {
  const dialog = modals.get(review.id) ?? createReviewModal(review, locale);
  modals.set(review.id, dialog);
  if (!openModal(dialog, click)) return;
  const { id, title } = review.video;
  const player = createPlayer({ embedUrl: endpoints.video.embed(id), title });
  dialog.querySelector('figure')?.append(player);
  dialog.addEventListener('close', () => player.remove(), { once: true });
}

/** Removes the modals of all reviews, with what plays in them. */
export function removeReviewModals(): void {
  for (const dialog of modals.values()) dialog.remove();
  modals.clear();
}

function createReviewModal({ id, sample, video }: Review, locale: Locale): HTMLDialogElement {
  const { close, review, video: labels } = uiText[locale];
  const summary = video.summary
    ? [
        element(
          'details',
          {},
          element('summary', {}, labels.summary),
          element('p', {}, video.summary),
        ),
      ]
    : [];
  return createModal({
    id: `review-${id}`,
    title: video.title,
    closeLabel: close,
    content: [...(sample ? [element('p', {}, review.sample)] : []), createVideo(), ...summary],
  });
}
