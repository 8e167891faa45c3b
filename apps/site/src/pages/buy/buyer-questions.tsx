import { business } from '@otm/content';
import type { buyPage, PageCopy } from '@otm/content/pages';
import { ExternalLink, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { endpoints } from '../../config/config.ts';
import { MasterClassLink } from '../../features/master-class/master-class-link.tsx';
import type { CopyProps } from '../copy-props.ts';

const order = ['renewal', 'installments', 'demo', 'extra', 'refund', 'computer'] as const;

type BuyerQuestionsProps = CopyProps<PageCopy<typeof buyPage>['questions']>;

/** Short answers to questions before buying, each with a link to where it's answered in full. */
export function BuyerQuestions({ copy }: BuyerQuestionsProps): ReactNode {
  const { href } = useSite();
  const { ask, items, lead, meet, title } = copy;
  const email = `mailto:${business.email}`;
  const targets: Record<(typeof order)[number], string> = {
    renewal: email,
    installments: href('contact'),
    demo: href('freeIndicators', { id: 'deltabar' }),
    extra: '#requirements',
    refund: href('policies'),
    computer: href('contact'),
  };
  return (
    <Section
      id="before"
      title={title}
      lead={lead}
      className="otm-buyer-questions"
      data-tone="surface"
    >
      <ul className="otm-links">
        <li>
          <a href={email}>{ask}</a>
        </li>
        <li>
          <MeetingLink label={meet} />
        </li>
        {business.linksMasterClass && (
          <li>
            <MasterClassLink />
          </li>
        )}
      </ul>
      <div className="otm-asked">
        {order.map((id, index) => (
          <details key={id} open={index === 0}>
            <summary>{items[id].title}</summary>
            <p>{items[id].text}</p>
            <p>
              <a href={targets[id]}>{items[id].action}</a>
            </p>
            {id === 'demo' && (
              <p>
                <MeetingLink label={meet} />
              </p>
            )}
          </details>
        ))}
      </div>
    </Section>
  );
}

/** The link to book a meeting with an advisor. */
function MeetingLink({ label }: { readonly label: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <ExternalLink href={endpoints.outside(business.booking)} newTabLabel={t('external')}>
      {label}
    </ExternalLink>
  );
}
