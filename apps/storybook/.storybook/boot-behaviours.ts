import { offerTop } from '@otm/site/src/boot/overlays.ts';
import { press } from '@otm/site/src/boot/press.ts';
import { writeToday } from '@otm/site/src/boot/today.ts';

/** What the site's boot script does for the parts of a page; answers with the way to stop. */
export function behave(): () => void {
  writeToday();
  addEventListener('scroll', offerTop);
  addEventListener('click', press);
  return () => {
    removeEventListener('scroll', offerTop);
    removeEventListener('click', press);
  };
}
