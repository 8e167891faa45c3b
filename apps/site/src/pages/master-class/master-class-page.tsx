import { business } from '@otm/content';
import type { masterClassPage, PageCopy } from '@otm/content/pages';
import type { Video as VideoContent } from '@otm/schema';
import { ExternalLink, Notice, RiskNote } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { endpoints } from '../../config/config.ts';
import { affiliateParameterAt } from '../../features/referral/affiliate-parameter.ts';
import { useAffiliateLink } from '../../features/referral/use-checkout-link.ts';
import { Video } from '../../features/video/video.tsx';
import type { CopyProps } from '../copy-props.ts';

interface MasterClassPageProps extends CopyProps<PageCopy<typeof masterClassPage>> {
  /** The video of the master class, in the page's language. */
  readonly video: VideoContent;
}

/** The master class: a video, then a meeting with an advisor or the course. */
export function MasterClassPage({ copy, video }: MasterClassPageProps): ReactNode {
  const { t } = useTranslation();
  const { href } = useSite();
  const affiliateLink = useAffiliateLink();
  const { checkouts, masterClass } = business;
  const { buy, buyNote, lead, meeting, nextTitle, notice, risk, riskLink, title } = copy;
  return (
    <div className="otm-page otm-container otm-class">
      <Notice label={notice.title}>
        <p>
          <strong>{notice.title}</strong> {notice.text}
        </p>
      </Notice>
      <h1>{title}</h1>
      <p className="otm-lead">{lead}</p>
      <Video video={video} poster="master-class" first />
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
          {...affiliateLink(
            endpoints.outside(masterClass),
            affiliateParameterAt(masterClass.url, checkouts),
          )}
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
