import { searchTexts } from '@otm/content';
import { Icon } from '@otm/ui';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useSite } from '../../app/site-context.ts';
import { BuildContext } from '../../islands/build-context.ts';
import { attachDialog } from './attach-dialog.ts';
import { searchOptions } from './search-options.ts';

/**
 * The way to the search: a link to its page, which opens it on the spot once its code is there. The
 * boot script keeps an early press, and presses it for Ctrl+K.
 */
export function SearchLink(): ReactNode {
  const site = useSite();
  const { href, locale } = site;
  const link = useRef<HTMLAnchorElement>(null);
  const build = useContext(BuildContext);
  // Where React draws the page itself; the site's own pages leave it to the loader.
  useEffect(
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
