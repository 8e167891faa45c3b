import { business } from '@otm/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LivePart } from '../live/live-part.tsx';
import { QuestionFilter } from '../live/question-filter.tsx';

/** The field over a list of questions that filters them. */
export function QuestionTools({ count }: { readonly count: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <LivePart
      part="question-filter"
      when="approach"
      Part={QuestionFilter}
      props={{
        count,
        email: business.email,
        words: t('questions', { returnObjects: true, shown: '{shown}', all: count }),
      }}
      failure={{ ...t('failure', { returnObjects: true }), email: business.email }}
    />
  );
}
