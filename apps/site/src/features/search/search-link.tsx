import { searchTexts } from '@otm/content';
import { Icon } from '@otm/ui';
import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { useSite } from '../../app/site-context.ts';
import { BuildContext } from '../../islands/build-context.ts';
import { attachDialog } from './attach-dialog.ts';
import { searchOptions } from './search-options.ts';

/**
 * The link to the search page, which opens a dialog once its island is loaded. The boot script queues
 * an early click, and clicks it on Ctrl+K.
 */
export function SearchLink(): ReactNode {
  const site = useSite();
  const { href, locale } = site;
  const link = useRef<HTMLAnchorElement>(null);
  const build = useContext(BuildContext);
  // Only where React draws the page in the browser; built pages leave it to the loader.
  // Before the link is painted: a click must not come first.
  useLayoutEffect(
    () => (link.current ? attachDialog(link.current, searchOptions(site)) : undefined),
    [site],
  );
  return (
    <a
      className="otm-bar__icon"
      ref={link}
      href={href('search')}
      rel="search"
      aria-label={searchTexts[locale].label}
      title="Ctrl+K"
      aria-keyshortcuts="Control+K Meta+K"
      data-live={build?.islandUrl('search')}
      data-early={build && ''}
    >
      <Icon name="search" />
    </a>
  );
}
