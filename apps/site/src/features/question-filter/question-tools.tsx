import { business, uiText } from '@otm/content';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Island } from '../../islands/island.tsx';
import { PageScript } from '../../islands/page-script.tsx';
import { QuestionFilter } from './question-filter.tsx';

/** The filter field above a list of questions. */
export function QuestionTools({ count }: { readonly count: number }): ReactNode {
  const { locale } = useSite();
  return (
    <>
      <PageScript name="questions" />
      <Island
        name="question-filter"
        when="intent"
        queuesClicks={true}
        Component={QuestionFilter}
        props={{ count, email: business.email, labels: uiText[locale].questions }}
      />
    </>
  );
}
