import type { ownerPage, PageCopy } from '@otm/content/pages';
import { ButtonLink, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { sandbox } from '../../config/config.ts';
import { optionalProblems, settingProblems } from '../../features/settings/site-settings.ts';
import type { CopyProps } from '../copy-props.ts';
import { OwnerReport, type OwnerReportProps } from './owner-report.tsx';
import { PageList } from './page-list.tsx';
import { ProblemList } from './problem-list.tsx';

interface OwnerPageProps
  extends CopyProps<PageCopy<typeof ownerPage>>,
    Pick<OwnerReportProps, 'items' | 'monthly' | 'sources'> {
  /** The copy of the report below the problems. */
  readonly report: OwnerReportProps['copy'];
}

/** The owner's page: remaining samples, where to change them, and every page. No secrets. */
export function OwnerPage({ copy, report, ...facts }: OwnerPageProps): ReactNode {
  return (
    <>
      <div className="otm-page otm-owner otm-container">
        <h1>{copy.title}</h1>
        <p className="otm-lead">{copy.lead}</p>
      </div>
      <Section id="problems" title={copy.problems.title}>
        <ProblemList
          copy={copy.problems}
          problems={settingProblems()}
          optional={optionalProblems()}
        />
      </Section>
      <OwnerReport copy={report} areas={copy.problems.areas} {...facts} />
      <Section id="help" title={copy.help.title}>
        <dl className="otm-owner__help">
          {copy.help.items.map(({ file, text, title }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {text} <code>{file}</code>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      {sandbox && (
        <Section id="sandbox" title={copy.sandbox.title} lead={copy.sandbox.text}>
          <div className="otm-owner__actions">
            <ButtonLink href={sandbox.inbox} variant="primary">
              {copy.sandbox.inbox}
            </ButtonLink>
            <ButtonLink href={sandbox.start}>{copy.sandbox.start}</ButtonLink>
          </div>
        </Section>
      )}
      <Section id="pages" title={copy.pages.title} lead={copy.pages.lead}>
        <PageList copy={copy.pages} />
      </Section>
    </>
  );
}
