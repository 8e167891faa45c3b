import type { Indicator } from '@otm/schema';
import { VisuallyHidden } from '@otm/ui';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../app/site-context.ts';
import { BuildContext } from '../../islands/build-context.ts';
import { attachModal } from './attach-modal.ts';

interface IndicatorLinkProps {
  /** The slug leads to the article, the id names its row and modal; screen readers announce the title. */
  readonly indicator: Pick<Indicator, 'id' | 'slug' | 'title'>;
  /** Whether it opens a modal; otherwise it only leads to the article. */
  readonly opensModal: boolean;
}

/**
 * The link to an indicator's article, which opens a modal once its island is loaded. The boot script
 * queues an early click.
 */
export function IndicatorLink({ indicator, opensModal }: IndicatorLinkProps): ReactNode {
  const { t } = useTranslation();
  const { href, locale } = useSite();
  const link = useRef<HTMLAnchorElement>(null);
  const build = useContext(BuildContext);
  // Only where React draws the page in the browser; built pages leave it to the loader.
  useEffect(
    () => (opensModal && link.current ? attachModal(link.current, locale) : undefined),
    [opensModal, locale],
  );
  return (
    <a
      ref={link}
      href={href('features', { slug: indicator.slug })}
      data-indicator={indicator.id}
      {...(opensModal && {
        'aria-haspopup': 'dialog',
        'data-live': build?.islandUrl('indicator'),
        'data-early': build && '',
      })}
    >
      {t('readMore')}
      <VisuallyHidden>{` ${indicator.title}`}</VisuallyHidden>
    </a>
  );
}
