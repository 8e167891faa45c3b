import { ownerPage, ownerReport } from '@otm/content/pages';
import { type ShownSetting, settingAreas } from '@otm/schema/settings';
import { ExternalLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';

interface SettingsReportProps {
  readonly settings: readonly ShownSetting[];
}

/** Every setting with its value by area; links can be opened. */
export function SettingsReport({ settings }: SettingsReportProps): ReactNode {
  const { locale } = useSite();
  const { areas } = ownerPage[locale].problems;
  return (
    <div className="otm-problems">
      {settingAreas
        .map((area) => ({ area, rows: settings.filter((it) => it.area === area) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ area, rows }) => (
          <details key={area}>
            <summary>
              <h3>{areas[area].title}</h3> <span>{rows.length}</span>
            </summary>
            <dl>
              {rows.map(({ setting, value }) => (
                <div key={`${setting} ${value}`}>
                  <dt>{setting}</dt>
                  <dd>
                    {value.startsWith('https://') ? <TryLink name={setting} url={value} /> : value}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
    </div>
  );
}

/** A URL with a link that opens it. */
export function TryLink({ name, url }: { readonly name: string; readonly url: string }): ReactNode {
  const { t } = useTranslation();
  const { locale } = useSite();
  // A pattern leads nowhere; its items are listed on their own.
  if (url.includes('{')) return url;
  return (
    <>
      {url}{' '}
      <ExternalLink
        href={url}
        aria-label={`${ownerReport[locale].settings.try}: ${name} ${t('external')}`}
        newTabLabel={t('external')}
      >
        {ownerReport[locale].settings.try}
      </ExternalLink>
    </>
  );
}
