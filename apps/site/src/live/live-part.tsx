import { type ComponentType, type ReactNode, useContext } from 'react';
import { BuildContext } from '../build-context.ts';
import { type Failure, FailureBoundary } from './failure-boundary.tsx';

/** The live parts: each has an entry of its own, `entries/<name>.ts`, that the loader fetches. */
export type LivePartName =
  | 'chat'
  | 'contact-form'
  | 'free-indicator-tabs'
  | 'licence-form'
  | 'playground'
  | 'question-filter'
  | 'requirement-check'
  | 'review-carousel'
  | 'search'
  | 'video';

/** Props of {@link LivePart}. */
export interface LivePartProps<Props extends object> {
  readonly part: LivePartName;
  readonly Part: ComponentType<Props>;
  /** Plain data: it travels to the browser as JSON in the part's own element. */
  readonly props: Props;
  /** When the loader fetches React for it: approached by pointer, touch or focus, or also in view. */
  readonly when: 'approach' | 'view';
  readonly failure: Failure;
  /** Whether a press before the code is there is kept and repeated; for parts that do nothing without. */
  readonly keepsEarlyPress?: boolean;
}

/**
 * A part of a page that React takes over when the visitor approaches it. Until then it is the HTML
 * that the build made, and must work as that.
 */
export function LivePart<Props extends object>(live: LivePartProps<Props>): ReactNode {
  const build = useContext(BuildContext);
  const { part, Part, props, when, failure, keepsEarlyPress } = live;
  const content = (
    <FailureBoundary failure={failure}>
      <Part {...props} />
    </FailureBoundary>
  );
  if (!build) return content;
  return (
    <div
      data-live={build.sourceOf(part)}
      data-when={when}
      data-early={keepsEarlyPress && ''}
      data-props={JSON.stringify({ props, failure })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, at build only
      dangerouslySetInnerHTML={{ __html: build.toHtml(content) }}
    />
  );
}
