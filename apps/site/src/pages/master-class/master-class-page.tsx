import { business } from '@otm/content';
import { masterClassPage } from '@otm/content/pages';
import { ExternalLink, Notice, RiskNote } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { endpoints } from '../../config/config.ts';
import { Video } from '../../features/video/video.tsx';
import { masterClassVideo } from '../../library.ts';

/** The master class: a video, then a meeting with an advisor or the course. */
export function MasterClassPage(): ReactNode {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  const { buy, buyNote, lead, meeting, nextTitle, notice, risk, riskLink, title } =
    masterClassPage[locale];
  return (
    <div className="otm-page otm-container otm-class">
      <Notice label={notice.title}>
        <p>
          <strong>{notice.title}</strong> {notice.text}
        </p>
      </Notice>
      <h1>{title}</h1>
      <p className="otm-lead">{lead}</p>
      <Video video={masterClassVideo[locale]} />
      <h2>{nextTitle}</h2>
      <div className="otm-class__actions">
        <ExternalLink
          href={endpoints.outside(business.booking)}
          variant="primary"
          newTabLabel={t('external')}
        >
          {meeting}
        </ExternalLink>
        <ExternalLink
          href={endpoints.outside(business.masterClass)}
          variant="secondary"
          newTabLabel={t('external')}
          sponsored={true}
        >
          {buy}
        </ExternalLink>
      </div>
      <p>{buyNote}</p>
      <RiskNote title={risk.title} text={risk.text} />
      <p>
        <a className="otm-link" href={href('risk')}>
          {riskLink}
        </a>
      </p>
    </div>
  );
}
