/** What a live part's module offers. */
interface LiveModule {
  readonly hydrate: (element: HTMLElement) => void;
}

/** A press that came before the code it needs. */
let early: HTMLElement | undefined;

/** Fetches the code of the part that a visitor comes near, and lets it take the part over, once. */
export async function approach(target: Element): Promise<void> {
  const part = target.closest<HTMLElement>('[data-live]');
  if (!part) return;
  const { live } = part.dataset;
  delete part.dataset.live;
  try {
    const { hydrate }: LiveModule = await import(/* @vite-ignore */ live as string);
    hydrate(part);
  } catch {
    // A part whose code cannot be had stays HTML that works; coming near again tries again.
    part.dataset.live = live;
  }
  early?.click();
  early = undefined;
}

/** Keeps a press on a part whose code is on its way; it is pressed again when the code is there. */
export function pressedEarly(control: HTMLElement): boolean {
  if (!control.dataset.embed || control.closest('[data-live]')) return false;
  early = control;
  return true;
}

/** Brings parts that move by themselves to life when they come into view. */
export function watchView(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) approach(target);
  });
  for (const part of document.querySelectorAll('[data-when=view]')) observer.observe(part);
}
