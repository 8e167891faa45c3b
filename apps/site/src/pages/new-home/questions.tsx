import type { newHomePage, PageCopy } from '@otm/content/pages';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import type { CopyProps } from '../copy-props.ts';

type QuestionsProps = CopyProps<PageCopy<typeof newHomePage>['questions']>;

/** Questions before buying; the answers are part of the page and open without a script. */
export function Questions({ copy }: QuestionsProps): ReactNode {
  const { items, title } = copy;
  return (
    <Section id="questions" title={title}>
      <div className="otm-asked">
        {items.map(({ answer, question }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
