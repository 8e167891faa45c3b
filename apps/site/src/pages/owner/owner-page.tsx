import { ownerPage } from '@otm/content/pages';
import { ButtonLink, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { sandbox } from '../../config/config.ts';
import { settingProblems } from '../../features/settings/site-settings.ts';
import { OwnerReport } from './owner-report.tsx';
import { PageList } from './page-list.tsx';
import { ProblemList } from './problem-list.tsx';

/** The owner's page: remaining samples, where to change them, and every page. No secrets. */
export function OwnerPage(): ReactNode {
  const { locale } = useSite();
  const texts = ownerPage[locale];
  return (
    <>
      <div className="otm-page otm-owner otm-container">
        <h1>{texts.title}</h1>
        <p className="otm-lead">{texts.lead}</p>
      </div>
      <Section id="problems" title={texts.problems.title}>
        <ProblemList problems={settingProblems()} />
      </Section>
      <OwnerReport />
      <Section id="help" title={texts.help.title}>
        <dl className="otm-owner__help">
          {texts.help.items.map(({ file, text, title }) => (
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
        <Section id="sandbox" title={texts.sandbox.title} lead={texts.sandbox.text}>
          <div className="otm-owner__actions">
            <ButtonLink href={sandbox.inbox} variant="primary">
              {texts.sandbox.inbox}
            </ButtonLink>
            <ButtonLink href={sandbox.start}>{texts.sandbox.start}</ButtonLink>
          </div>
        </Section>
      )}
      <Section id="pages" title={texts.pages.title} lead={texts.pages.lead}>
        <PageList />
      </Section>
    </>
  );
}
