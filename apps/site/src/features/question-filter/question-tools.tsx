import { business } from '@otm/content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Island } from '../../islands/island.tsx';
import { QuestionFilter } from './question-filter.tsx';

/** The field over a list of questions that filters them. */
export function QuestionTools({ count }: { readonly count: number }): ReactNode {
  const { t } = useTranslation();
  return (
    <Island
      name="question-filter"
      when="intent"
      Component={QuestionFilter}
      props={{
        count,
        email: business.email,
        words: t('questions', { returnObjects: true, shown: '{shown}', all: count }),
      }}
    />
  );
}
