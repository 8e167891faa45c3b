import { business, uiText } from '@otm/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../app/site-context.ts';
import { LivePart } from '../live/live-part.tsx';
import { QuestionFilter } from '../live/question-filter.tsx';

/** The field over a list of questions that filters them. */
export function QuestionTools({ count }: { readonly count: number }): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <LivePart
      part="question-filter"
      when="approach"
      Part={QuestionFilter}
      props={{ count, email: business.email, labels: uiText[locale].questions }}
      failure={{ ...t('failure', { returnObjects: true }), email: business.email }}
    />
  );
}
