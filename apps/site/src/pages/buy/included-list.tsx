import { business, freeIndicators, indicators } from '@otm/content';
import type { buyPage, PageCopy } from '@otm/content/pages';
import { ExternalLink, Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { endpoints } from '../../config/config.ts';
import { CardPicture } from '../../features/charts/card-picture.tsx';
import { simulatedCaption } from '../../features/charts/simulated-caption.ts';
import { chatLink } from '../../features/chat/contact.ts';
import type { CopyProps } from '../copy-props.ts';

type IncludedListProps = CopyProps<PageCopy<typeof buyPage>['included']>;

/** The contents of every plan, listed once: the indicators with their pictures, updates and support. */
export function IncludedList({ copy }: IncludedListProps): ReactNode {
  const { href, locale } = useSite();
  const { title, lead, free, updates, support } = copy;
  const isFree = (id: string) => freeIndicators.some(({ indicator }) => indicator === id);
  return (
    <Section id="included" title={title} lead={lead}>
      <ul className="otm-included">
        {indicators.map(({ id, slug, title: name, summary }) => (
          <li key={id}>
            <CardPicture id={id} decorative={true} />
            <div>
              <h3>
                <a href={href('features', { slug })}>{name}</a>
                {isFree(id) && <span className="otm-tag">{free}</span>}
              </h3>
              <p>{summary[locale]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="otm-included__caption">{simulatedCaption(locale)}</p>
      <dl className="otm-included__also">
        <div>
          <dt>{updates.title}</dt>
          <dd>{updates.text}</dd>
        </div>
        <div>
          <dt>{support.title}</dt>
          <dd>{support.text}</dd>
          <SupportLinks />
        </div>
      </dl>
    </Section>
  );
}

/** The links to the chat and the community. */
function SupportLinks(): ReactNode {
  const { t } = useTranslation();
  const { telegram, discord } = business.community;
  const links = [
    { name: t('chat.label'), url: chatLink() },
    ...[telegram, discord].map((place) => ({ name: place.name, url: endpoints.outside(place) })),
  ];
  return (
    <dd className="otm-included__ways">
      {links.map(({ name, url }) => (
        <ExternalLink key={name} href={url} newTabLabel={t('external')}>
          {name}
        </ExternalLink>
      ))}
    </dd>
  );
}
