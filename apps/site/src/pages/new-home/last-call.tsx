import type { newHomePage, PageCopy } from '@otm/content/pages';
import { ButtonLink, RiskNote, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import type { CopyProps } from '../copy-props.ts';

type LastCallProps = CopyProps<PageCopy<typeof newHomePage>['last']>;

/** The last call to action, with the full risk statement. */
export function LastCall({ copy }: LastCallProps): ReactNode {
  const { href } = useSite();
  const { ask, plans, risk, text, title } = copy;
  return (
    <Section id="start" title={title} lead={text} data-tone="surface">
      <div className="otm-last">
        <div className="otm-actions">
          <ButtonLink href={href('buy')} variant="primary">
            {plans}
          </ButtonLink>
          <ButtonLink href={href('contact')}>{ask}</ButtonLink>
        </div>
        <RiskNote title={risk.title} text={risk.text} />
      </div>
    </Section>
  );
}
