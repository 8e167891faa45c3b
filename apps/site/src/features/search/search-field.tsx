import { searchTexts } from '@otm/content';
import type { Locale } from '@otm/schema';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { BuildContext } from '../../islands/build-context.ts';
import { attachField, type SearchOptions } from './attach-field.ts';

interface SearchFieldProps {
  /** The language of the field's labels and messages. */
  readonly locale: Locale;
  /** Loads the search documents. */
  readonly load: SearchOptions['load'];
  /** Shown while there are no results. */
  readonly children: ReactNode;
}

/**
 * The search field of a page. Its island works without React, which would be seven times as much code
 * as the search itself.
 */
export function SearchField({ locale, load, children }: SearchFieldProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const build = useContext(BuildContext);
  const texts = searchTexts[locale];
  useEffect(
    () => (place.current ? attachField(place.current, { texts, load }) : undefined),
    [texts, load],
  );
  return (
    <div className="otm-search" ref={place} data-live={build?.islandUrl('search')} data-when="view">
      <search>
        <form className="otm-search__form">
          <label className="otm-search__label">
            {texts.label}
            <input
              className="otm-search__field"
              aria-describedby="search-hint"
              autoComplete="off"
              enterKeyHint="search"
              spellCheck={false}
            />
          </label>
          <p className="otm-search__hint" id="search-hint">
            {texts.hint}
          </p>
        </form>
      </search>
      <p className="otm-search__status" role="status" />
      <ol className="otm-search__results" />
      <div className="otm-search__start">{children}</div>
    </div>
  );
}
