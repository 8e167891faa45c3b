import { focus, show } from '../../boot/elements.ts';

/** Pixels of scrolling before the button appears. */
const threshold = 20;

/** Shows the button once the page is scrolled by more than 20 px. */
export const toggleScrollToTop = () => show('top', scrollY > threshold);

/** Scrolls to the top and moves the focus to the content; smoothly if the style sheet says so. */
export function scrollToTop(): void {
  scrollTo(0, 0);
  focus('main');
}
