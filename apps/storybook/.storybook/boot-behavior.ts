import { onClick, toggleScrollToTop, writeToday } from '@otm/site/stories';

/** Runs the parts of the site's boot script that stories need. Returns a cleanup function. */
export function runBootBehavior(): () => void {
  writeToday();
  addEventListener('scroll', toggleScrollToTop);
  addEventListener('click', onClick);
  return () => {
    removeEventListener('scroll', toggleScrollToTop);
    removeEventListener('click', onClick);
  };
}
