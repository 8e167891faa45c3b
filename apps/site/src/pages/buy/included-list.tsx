import { freeIndicators, indicators } from '@otm/content';
import type { buyPage, PageCopy } from '@otm/content/pages';
import { Section } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { CardPicture } from '../../features/charts/card-picture.tsx';
import { simulatedCaption } from '../../features/charts/simulated-caption.ts';

interface IncludedListProps {
  readonly copy: PageCopy<typeof buyPage>['included'];
}

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
        {[updates, support].map((fact) => (
          <div key={fact.title}>
            <dt>{fact.title}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
