import { type AnalyticsEvent, type Track, trackEvent } from './analytics-event.ts';

/** Reads the event that a marked element stands for; see {@link trackAttributes}. */
function eventOf({ item = '', track }: DOMStringMap): AnalyticsEvent | undefined {
  if (track === 'plan-click' || track === 'download' || track === 'replay-used')
    return { name: track, item };
}

/** Tracks the view of this page and what the visitor does on it. */
export function watchPage(track: Track): void {
  const used = new Set<Element>();
  const onClick = (event: MouseEvent) => {
    // A click that waits for an island's code comes again.
    if (event.defaultPrevented && (event.target as Element).closest('[data-early]')) return;
    const marked = (event.target as Element).closest<HTMLElement>('[data-track]');
    const found = marked && eventOf(marked.dataset);
    if (!found) return;
    // A replay has many buttons: its first use counts.
    if (found.name === 'replay-used' && used.has(marked)) return;
    used.add(marked);
    track(found);
  };
  track({ name: 'page-view' });
  addEventListener('pageshow', ({ persisted }) => persisted && track({ name: 'page-view' }));
  addEventListener('click', onClick);
  addEventListener('auxclick', onClick);
  addEventListener('chat-open', () => track({ name: 'chat-opened' }), { once: true });
  document.addEventListener(trackEvent, (event) =>
    track((event as CustomEvent<AnalyticsEvent>).detail),
  );
}
