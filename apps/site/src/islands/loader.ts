/** The exports of an island's file. */
interface IslandModule {
  readonly hydrate: (element: HTMLElement) => void;
}

/** The control that was clicked before its island's code arrived. */
let queued: HTMLElement | undefined;

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
  delete island.dataset.early;
  if (queued && island.contains(queued)) {
    queued.click();
    queued = undefined;
  }
}

/** Holds back a click on an island that waits for its code; it is replayed after hydration. */
export function queueClick(event: Event, control: HTMLElement): void {
  if (!control.closest('[data-early]:not([data-live])')) return;
  queued = control;
  event.preventDefault();
}

/** Loads islands that move by themselves when they are in view. */
export function watchView(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) loadIsland(entry.target);
  });
  for (const island of document.querySelectorAll('[data-when=view]')) observer.observe(island);
}
