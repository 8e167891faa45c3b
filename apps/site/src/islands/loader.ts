/** The exports of an island's file. */
interface IslandModule {
  readonly hydrate: (element: HTMLElement) => void;
}

/** Missing from the DOM's type definitions: only Chromium has it. */
type SavingNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/** How long a click waits for an island's code before its link acts or its button gives up, in ms. */
const maxWait = 4000;

/** When the code of late islands is fetched, in ms: shortly before the chat's notification is due. */
const lateDelay = 175_000;

/** An island, with the link or button that was clicked before its code arrived. */
type Island = HTMLElement & { queued?: HTMLAnchorElement };

/** Fetches the code of the island around an element and hydrates it, once. */
export async function loadIsland(target: Element): Promise<void> {
  const island = target.closest<Island>('[data-live]');
  if (!island) return;
  const source = island.dataset.live;
  delete island.dataset.live;
  try {
    const module: IslandModule = await import(/* @vite-ignore */ source as string);
    module.hydrate(island);
    delete island.dataset.early;
  } catch {
    // Without its code an island stays HTML that works; the next intent tries again.
    island.dataset.live = source;
  }
  releaseClick(island);
}

/**
 * Repeats the click that an island holds back, and lets it hold back no other. Without its code a button
 * can do nothing: styles show what to do, and the next click is held back too, while the code is tried
 * again.
 */
function releaseClick(island: Island): void {
  const control = island.queued;
  delete island.queued;
  // For styles; it means nothing on an island that is hydrated.
  island.dataset.late = '';
  if (control?.href) delete island.dataset.early;
  if (!control || 'early' in island.dataset) return;
  const target = control.target;
  // Browsers block new windows some time after the visitor's click.
  if (!navigator.userActivation?.isActive) control.target = '';
  control.click();
  if (target) control.target = target;
}

/**
 * Holds back a click on an island that needs its code; it is replayed after hydration. After 4 seconds
 * at most, a link acts by itself, and a button gives up.
 */
export function queueClick(event: Event, control: HTMLElement): void {
  const island = control.closest<Island>('[data-early]');
  if (!island) return;
  event.preventDefault();
  island.queued = control as HTMLAnchorElement;
  loadIsland(control);
  setTimeout(releaseClick, maxWait, island);
}

/** Loads islands that move by themselves when they are in view. Nothing is on a page in the background. */
export function watchView(when = 'view'): void {
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) loadIsland(entry.target);
  });
  for (const element of document.querySelectorAll(`[data-when=${when}]`)) observer.observe(element);
}

/** Does the same for late islands after a while, unless the visitor saves data. */
export function watchLater(): void {
  if (!(navigator as SavingNavigator).connection?.saveData)
    setTimeout(watchView, lateDelay, 'late');
}
