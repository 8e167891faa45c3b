import { type ComponentType, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../app/site-context.ts';
import type { TrackAttributes } from '../features/analytics/track-attributes.ts';
import { BuildContext } from './build-context.ts';
import { FailureBoundary } from './failure-boundary.tsx';

/** A component to hydrate, its data, and when its code is fetched. */
export interface IslandProps<Props extends object> {
  /** The island's code is the file `<name>.island.ts`, in any folder. */
  readonly name: string;
  /** The component that the build renders; the island's code hydrates the same one. */
  readonly Component: ComponentType<Props>;
  /** Plain data: it travels to the browser as JSON. */
  readonly props: Props;
  /** When the loader fetches the code: on hover, touch or focus, or also when in view. */
  readonly when: 'intent' | 'view';
  /**
   * Replays a click that arrives before the code; for islands that can't act without it. If the code
   * doesn't arrive, a notice says so.
   */
  readonly queuesClicks?: boolean;
  /** Marks its clicks as an event of analytics. */
  readonly track?: TrackAttributes;
}

/**
 * A part of a page that React hydrates on its own. Until then it is the HTML that the build made, and
 * must work as that.
 */
export function Island<Props extends object>(island: IslandProps<Props>): ReactNode {
  const build = useContext(BuildContext);
  const { failure } = useSite();
  const { t } = useTranslation();
  const { name, Component, props, when, queuesClicks, track } = island;
  const content = (
    <FailureBoundary failure={failure}>
      <Component {...props} />
    </FailureBoundary>
  );
  if (!build) return content;
  return (
    <>
      <div
        {...track}
        data-live={build.islandUrl(name)}
        data-when={when}
        data-early={queuesClicks && ''}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, at build only
        dangerouslySetInnerHTML={{ __html: build.toHtml(content) }}
      />
      {/* Hidden: styles show it when the code doesn't arrive. */}
      {queuesClicks && (
        <p className="otm-late" role="alert" hidden>
          {t('late')}
        </p>
      )}
    </>
  );
}
