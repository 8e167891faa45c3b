import { initLanguage, restorePosition } from '../features/language/boot.ts';
import { updateReferral, watchUrl } from '../features/referral/boot.ts';
import { toggleScrollToTop } from '../features/scroll-to-top/boot.ts';
import { onSearchShortcut } from '../features/search/boot.ts';
import { announceStorage } from '../features/storage-notice/boot.ts';
import { initTheme } from '../features/theme/boot.ts';
import { loadIsland, watchLater, watchView } from '../islands/loader.ts';
import { onClick } from './click.ts';
import { adoptTitleFace, initFont } from './font.ts';
import { linkManifest } from './manifest.ts';

/** Runs before first paint, and again when the document comes back from the back/forward cache. */
function init(): void {
  initLanguage();
  initTheme();
}

/**
 * How long after the first frame the title's face, the islands in view and the manifest are loaded, in
 * ms. A phone needs a part of it to show the frame; until then a file that arrives would compete with it.
 */
const afterFirstFrame = 100;

initFont();
init();
watchLater();
addEventListener('DOMContentLoaded', () =>
  requestAnimationFrame(() => {
    // In this frame, the browser scrolls to the fragment and takes the focus away; a task follows it.
    setTimeout(() => {
      restorePosition();
      updateReferral();
      announceStorage();
    });
    setTimeout(() => {
      adoptTitleFace();
      watchView();
      linkManifest();
    }, afterFirstFrame);
  }),
);
// Not on the first pageshow: it may come after a click on the theme toggle, and would undo it.
addEventListener('pageshow', (event) => {
  if (!event.persisted) return;
  init();
  updateReferral();
});
watchUrl();
addEventListener('scroll', toggleScrollToTop);
addEventListener('click', onClick);
addEventListener('keydown', onSearchShortcut);

/** Loads an island on hover, touch (which starts with pointerover) or focus. */
const onIntent = (event: Event) => loadIsland(event.target as Element);

addEventListener('pointerover', onIntent);
addEventListener('focusin', onIntent);
