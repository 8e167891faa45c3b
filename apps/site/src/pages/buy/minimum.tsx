import type { buyPage, PageCopy } from '@otm/content/pages';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import type { CopyProps } from '../copy-props.ts';

type MinimumProps = CopyProps<PageCopy<typeof buyPage>['requirements']>;

/** The minimum system requirements, with what works on them and what doesn’t. */
export function Minimum({ copy }: MinimumProps): ReactNode {
  const { href } = useSite();
  const { check, doesNot, facts, lead, no, title, works, yes } = copy;
  const answers = [
    ...works.map((fact) => ({ ...fact, answer: yes })),
    ...doesNot.map((fact) => ({ ...fact, answer: no })),
  ];
  return (
    <Section id="requirements" title={title} lead={lead}>
      <dl className="otm-minimum">
        {facts.map((fact) => (
          <div key={fact.title}>
            <dt>{fact.title}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
      <ul className="otm-answers">
        {answers.map((fact) => (
          <li key={fact.title} data-works={fact.answer === yes}>
            <strong>{fact.answer}</strong>
            <span>
              <strong>{fact.title}</strong> {fact.text}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a className="otm-link" href={`${href('install')}#requirements`}>
          {check}
        </a>
      </p>
    </Section>
  );
}
