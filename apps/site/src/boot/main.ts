import { applyAffiliate, watchAddress } from './affiliate.ts';
import { enterLanguage, restorePlace } from './language.ts';
import { approach, watchView } from './live.ts';
import { announceCookies, offerTop } from './overlays.ts';
import { prefetch } from './prefetch.ts';
import { press } from './press.ts';
import { enterTheme } from './theme.ts';
import { writeToday } from './today.ts';

/** Before the first paint, and again when the document comes back from the cache. */
function enter(): void {
  enterLanguage();
  enterTheme();
  applyAffiliate();
}

enter();
watchAddress();
addEventListener('DOMContentLoaded', () => {
  writeToday();
  watchView();
  restorePlace();
});
addEventListener('load', announceCookies);
addEventListener('scroll', offerTop);
addEventListener('pageshow', enter);
addEventListener('click', press);
// A finger that comes down is a pointer that comes over, too.
for (const type of ['pointerover', 'focusin'])
  addEventListener(type, ({ target }) => {
    approach(target as Element);
    prefetch(target as Element);
  });
