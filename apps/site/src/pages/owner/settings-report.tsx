import type { ownerPage, PageCopy } from '@otm/content/pages';
import { type ShownSetting, settingAreas } from '@otm/schema/settings';
import { ExternalLink } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SettingsReportProps {
  /** The names of the areas. */
  readonly areas: PageCopy<typeof ownerPage>['problems']['areas'];
  /** The label of the links. */
  readonly tryLabel: string;
  /** The settings that have a value; secrets are cut off. */
  readonly settings: readonly ShownSetting[];
}

/** Every setting with its value by area; links can be opened. */
export function SettingsReport({ areas, tryLabel, settings }: SettingsReportProps): ReactNode {
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
                    {value.startsWith('https://') ? (
                      <TryLink label={tryLabel} name={setting} url={value} />
                    ) : (
                      value
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
    </div>
  );
}

interface TryLinkProps {
  /** The visible label of the link. */
  readonly label: string;
  /** The value's name, for screen readers. */
  readonly name: string;
  /** The URL to show and open; a pattern with placeholders is shown without a link. */
  readonly url: string;
}

/** A URL with a link that opens it. */
export function TryLink({ label, name, url }: TryLinkProps): ReactNode {
  const { t } = useTranslation();
  // A pattern leads nowhere; its items are listed on their own.
  if (url.includes('{')) return url;
  return (
    <>
      {url}{' '}
      <ExternalLink
        href={url}
        aria-label={`${label}: ${name} ${t('external')}`}
        newTabLabel={t('external')}
      >
        {label}
      </ExternalLink>
    </>
  );
}
