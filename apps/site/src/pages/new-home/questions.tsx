import { newHomePage } from '@otm/content/pages';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';

/** Questions before buying; the answers are part of the page and open without a script. */
export function Questions(): ReactNode {
  const { locale } = useSite();
  const { items, title } = newHomePage[locale].questions;
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
