import { notFoundPage } from '@otm/content';
import { ButtonLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../site.ts';

/** What is shown for an address that does not exist: a profile with one line missing. */
export function NotFoundPage(): ReactNode {
  const { href, locale } = useSite();
  const { title, text, question, action } = notFoundPage[locale];
  return (
    <div className="otm-page otm-not-found otm-container">
      <svg viewBox="0 0 160 96" aria-hidden="true" focusable="false">
        <path d="M0 4h26M0 16h44M0 28h70M0 40h104M0 64h92M0 76h58M0 88h30" />
        <path className="otm-not-found__gap" d="M0 52h132" />
      </svg>
      <h1>{title}</h1>
      <p className="otm-lead">{text}</p>
      <p>{question}</p>
      <div>
        <ButtonLink href={href('home')} variant="primary">
          {action}
        </ButtonLink>
      </div>
    </div>
  );
}
