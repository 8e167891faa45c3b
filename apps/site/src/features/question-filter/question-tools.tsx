import { business, uiText } from '@otm/content';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Island } from '../../islands/island.tsx';
import { PageScript } from '../../islands/page-script.tsx';
import { QuestionFilter } from './question-filter.tsx';

interface QuestionToolsProps {
  /** The number of questions on the page. */
  readonly count: number;
}

/** The filter field above a list of questions. */
export function QuestionTools({ count }: QuestionToolsProps): ReactNode {
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
