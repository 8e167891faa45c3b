import { updateReferral, watchUrl } from '../features/referral/boot.ts';
import { revealTarget } from './fragment.ts';
import { enterLanguage, restorePlace } from './language.ts';
import { approach, watchView } from './live.ts';
import { announceCookies, offerTop } from './overlays.ts';
import { prefetch } from './prefetch.ts';
import { press } from './press.ts';
import { openSearch } from './search.ts';
import { enterTheme } from './theme.ts';
import { writeToday } from './today.ts';

/** Before the first paint, and again when the document comes back from the cache. */
function enter(): void {
  enterLanguage();
  enterTheme();
  updateReferral();
}

enter();
revealTarget();
watchUrl();
addEventListener('DOMContentLoaded', () => {
  writeToday();
  watchView();
  // After the browser's own scrolling to a fragment.
  setTimeout(restorePlace);
});
addEventListener('load', announceCookies);
addEventListener('scroll', offerTop);
// Only then: the first pageshow may come after a press on the toggle, and would take it back.
addEventListener('pageshow', (event) => event.persisted && enter());
addEventListener('click', press);
addEventListener('keydown', openSearch);
/** A visitor comes near something: by pointer, by finger (a pointer that comes down), by focus. */
function near({ target }: Event): void {
  approach(target as Element);
  prefetch(target as Element);
}

addEventListener('pointerover', near);
addEventListener('focusin', near);
