import { business } from '@otm/content';
import { ExternalLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { endpoints } from '../../config/config.ts';

/** Links to the community's channels. */
export function CommunityLinks(): ReactNode {
  const { t } = useTranslation();
  return (
    <ul className="otm-links">
      {Object.values(business.community).map((place) => (
        <li key={place.name}>
          <ExternalLink href={endpoints.outside(place)} newTabLabel={t('external')}>
            {place.name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
