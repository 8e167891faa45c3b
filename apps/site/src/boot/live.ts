/** What a live part's module offers. */
interface LiveModule {
  readonly hydrate: (element: HTMLElement) => void;
}

/** The control that was pressed before the code it needs was there. */
let early: HTMLElement | undefined;

/** Fetches the code of the part that a visitor comes near, and lets it take the part over, once. */
export async function approach(target: Element): Promise<void> {
  const part = target.closest<HTMLElement>('[data-live]');
  if (!part) return;
  const { live } = part.dataset;
  delete part.dataset.live;
  try {
    const module: LiveModule = await import(/* @vite-ignore */ live as string);
    module.hydrate(part);
  } catch {
    // A part whose code cannot be had stays HTML that works; coming near again tries again.
    part.dataset.live = live;
  }
  delete part.dataset.early;
  if (early && part.contains(early)) {
    early.click();
    early = undefined;
  }
}

/** Keeps a press on a part that must wait for its code; it is repeated when the code is there. */
export function keepEarly(event: Event, control: HTMLElement): void {
  if (!control.closest('[data-early]:not([data-live])')) return;
  early = control;
  event.preventDefault();
}

/** Brings parts that move by themselves to life when they come into view. */
export function watchView(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) approach(entry.target);
  });
  for (const part of document.querySelectorAll('[data-when=view]')) observer.observe(part);
}
