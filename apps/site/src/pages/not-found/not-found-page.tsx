import { NotFoundMotif } from '@otm/charts';
import type { notFoundPage, PageCopy } from '@otm/content/pages';
import { ButtonLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { session } from '../../features/charts/session.ts';
import { simulatedCaption } from '../../features/charts/simulated-caption.ts';
import type { CopyProps } from '../copy-props.ts';

type NotFoundPageProps = CopyProps<PageCopy<typeof notFoundPage>>;

/** The page for unknown URLs: the session's volume profile without its longest line. */
export function NotFoundPage({ copy }: NotFoundPageProps): ReactNode {
  const { href, locale } = useSite();
  const { title, text, question, action } = copy;
  return (
    <>
      <div className="otm-page otm-not-found otm-container">
        <h1>{title}</h1>
        <p className="otm-lead">{text}</p>
        <p>{question}</p>
        <div>
          <ButtonLink href={href('home')} variant="primary">
            {action}
          </ButtonLink>
        </div>
      </div>
      <div className="otm-not-found__motif" aria-hidden="true">
        <NotFoundMotif data={session} title={title} size="card" />
      </div>
      <p className="otm-not-found__caption otm-container">{simulatedCaption(locale)}</p>
    </>
  );
}
