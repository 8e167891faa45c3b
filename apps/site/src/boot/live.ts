/** What a live part's module offers. */
interface LiveModule {
  readonly hydrate: (element: HTMLElement) => void;
}

/** Fetches a part's code and lets it take the part over, once. */
async function bringToLife(part: HTMLElement): Promise<void> {
  const { live } = part.dataset;
  if (!live) return;
  delete part.dataset.live;
  try {
    const { hydrate }: LiveModule = await import(/* @vite-ignore */ live);
    hydrate(part);
  } catch {
    // A part whose code cannot be had stays HTML that works; coming near again tries again.
    part.dataset.live = live;
  }
}

/** Brings the part that a visitor comes near to life: by pointer, finger or focus. */
export function approach(target: Element): void {
  const part = target.closest?.<HTMLElement>('[data-live]');
  if (part) bringToLife(part);
}

/** Brings parts that move by themselves to life when they come into view. */
export function watchView(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) bringToLife(target as HTMLElement);
  });
  for (const part of document.querySelectorAll('[data-when=view]')) observer.observe(part);
}
