import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { type Failure, FailureBoundary } from './failure-boundary.tsx';

/** The live parts: each has an entry of its own, `entries/<name>.ts`, that the loader fetches. */
export type LivePartName = 'free-indicator-tabs' | 'review-carousel' | 'video';

/** Turns a part into HTML that its own root can take over, and says where its code lies. */
export interface LiveRenderer {
  readonly toHtml: (part: ReactNode) => string;
  readonly sourceOf: (name: LivePartName) => string;
}

/** Set while prerendering only; without it parts are rendered where they stand. */
export const LiveRendererContext = createContext<LiveRenderer | undefined>(undefined);

/** Props of {@link LivePart}. */
export interface LivePartProps<Props extends object> {
  readonly part: LivePartName;
  readonly Part: ComponentType<Props>;
  /** Plain data: it travels to the browser as JSON in the part's own element. */
  readonly props: Props;
  /** When the loader fetches React for it: approached by pointer, touch or focus, or also in view. */
  readonly when: 'approach' | 'view';
  readonly failure: Failure;
}

/**
 * A part of a page that React takes over when the visitor approaches it. Until then it is the HTML
 * that the build made, and must work as that.
 */
export function LivePart<Props extends object>(live: LivePartProps<Props>): ReactNode {
  const renderer = useContext(LiveRendererContext);
  const { part, Part, props, when, failure } = live;
  const content = (
    <FailureBoundary failure={failure}>
      <Part {...props} />
    </FailureBoundary>
  );
  if (!renderer) return content;
  return (
    <div
      data-live={renderer.sourceOf(part)}
      data-when={when}
      data-props={JSON.stringify({ props, failure })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, at build only
      dangerouslySetInnerHTML={{ __html: renderer.toHtml(content) }}
    />
  );
}
