/** The exports of an island's file. */
interface IslandModule {
  readonly hydrate: (element: HTMLElement) => void;
}

/** The control that was clicked before its island's code arrived. */
let queued: HTMLElement | null = null;

/** Fetches the code of the island around an element and hydrates it, once. */
export async function loadIsland(target: Element): Promise<void> {
  const island = target.closest<HTMLElement>('[data-live]');
  if (!island) return;
  const { live } = island.dataset;
  delete island.dataset.live;
  try {
    const module: IslandModule = await import(/* @vite-ignore */ live as string);
    module.hydrate(island);
  } catch {
    // Without its code an island stays HTML that works; the next intent tries again.
    island.dataset.live = live;
  }
  replayClick(island);
}

/** Clicks again on what was clicked in an island that waited for its code. */
function replayClick(island: HTMLElement): void {
  delete island.dataset.early;
  if (!island.contains(queued)) return;
  queued?.click();
  queued = null;
}

/**
 * Holds back a click on an island that waits for its code; it is replayed after hydration. A link
 * waits 4 seconds at most, and then acts by itself.
 */
export function queueClick(event: Event, control: HTMLElement): void {
  const island = control.closest<HTMLElement>('[data-early]:not([data-live])');
  if (!island) return;
  queued = control;
  event.preventDefault();
  if ('href' in control) setTimeout(replayClick, 4000, island);
}

/** Loads islands that move by themselves when they are in view. */
export function watchView(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) loadIsland(entry.target);
  });
  for (const island of document.querySelectorAll('[data-when=view]')) observer.observe(island);
}
