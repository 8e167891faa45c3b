import type { homePage, PageCopy } from '@otm/content/pages';
import { ButtonLink, VisuallyHidden } from '@otm/ui';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site-context.ts';
import { HomeStage } from '../../features/charts/home-stage.tsx';
import type { CopyProps } from '../copy-props.ts';
import { whatIsId } from './what-is.tsx';

interface HeroProps extends CopyProps<PageCopy<typeof homePage>['hero']> {
  /** The title of the section that explains the product. */
  readonly topic: string;
}

/** The first view: headline, first actions, and one session across the entire screen. */
export function Hero({ copy, topic }: HeroProps): ReactNode {
  const { href } = useSite();
  return (
    <section>
      <div className="otm-hero__top otm-container">
        <h1>{copy.title}</h1>
        <div>
          <p className="otm-lead">
            {copy.lead}{' '}
            <a href={`#${whatIsId}`}>
              {copy.readMore}
              <VisuallyHidden>: {topic}</VisuallyHidden>
            </a>
          </p>
          <div className="otm-actions">
            <ButtonLink href={href('freeIndicators', { id: 'deltabar' })} variant="primary">
              {copy.free}
            </ButtonLink>
            <ButtonLink href={href('buy')}>{copy.prices}</ButtonLink>
          </div>
        </div>
      </div>
      <HomeStage riskLabel={copy.riskLink} />
    </section>
  );
}
