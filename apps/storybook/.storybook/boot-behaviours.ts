import { offerTop } from '@otm/site/src/boot/overlays.ts';
import { press } from '@otm/site/src/boot/press.ts';
import { writeToday } from '@otm/site/src/boot/today.ts';

/** Wires up what the site's boot script does on a page. Returns a cleanup function. */
export function behave(): () => void {
  writeToday();
  addEventListener('scroll', offerTop);
  addEventListener('click', press);
  return () => {
    removeEventListener('scroll', offerTop);
    removeEventListener('click', press);
  };
}
