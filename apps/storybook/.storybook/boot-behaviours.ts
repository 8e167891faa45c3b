import { onClick } from '@otm/site/src/boot/click.ts';
import { toggleScrollToTop } from '@otm/site/src/features/scroll-to-top/boot.ts';
import { writeToday } from '@otm/site/src/pages/order/boot.ts';

/** Runs the parts of the site's boot script that stories need. Returns a cleanup function. */
export function behave(): () => void {
  writeToday();
  addEventListener('scroll', toggleScrollToTop);
  addEventListener('click', onClick);
  return () => {
    removeEventListener('scroll', toggleScrollToTop);
    removeEventListener('click', onClick);
  };
}
