import { cookiesKey, read, write } from '../storage.ts';

/** Pixels of scrolling after which the way back to the top is offered. */
const scrolledEnough = 20;

/** How long after load the storage notice waits, in milliseconds. */
const noticeDelay = 2000;

/** Shows or hides the element that carries a mark, where the page has it. */
function show(mark: string, shown: boolean): void {
  const element = document.querySelector<HTMLElement>(`[data-${mark}]`);
  if (element) element.hidden = !shown;
}

/** The focus goes to the content, which stays where it is. */
const focusContent = () =>
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });

/** Offers the way back to the top once the page is scrolled by more than 20 px. */
export const offerTop = () => show('top', scrollY > scrolledEnough);

/** Back to the top, with the focus; smoothly where the style sheet says so. */
export function goToTop(): void {
  scrollTo(0, 0);
  focusContent();
}

/** Shows the storage notice 2 seconds after load, unless it was accepted before. */
export function announceCookies(): void {
  if (!read('localStorage', cookiesKey)) setTimeout(() => show('cookies', true), noticeDelay);
}

/** Hides the storage notice for good; the focus goes on to the content. */
export function acceptCookies(): void {
  write('localStorage', cookiesKey, '1');
  show('cookies', false);
  focusContent();
}
