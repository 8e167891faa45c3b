import { dataset } from './root.ts';
import { languageKey, read } from './storage.ts';

/** Where the preload's condition changes, in px. */
const wide = 960;

/**
 * Before first paint: who has been here before has the font and waits for it, as wide windows do. Text
 * of a phone's first page keeps its fallback: a face that arrives just after the first paint would
 * break lines elsewhere and move the page.
 */
export function initFont(): void {
  if (innerWidth < wide && !read('localStorage', languageKey)) dataset.fallback = '';
  else (document.querySelector('[as=font]') as HTMLLinkElement).media = '';
}

/** Gives the title the site's face, however late that is, unless its height would change. */
export function adoptTitleFace(): void {
  const adopt = () => {
    // The page of an unknown slug has none.
    for (const title of document.querySelectorAll('h1')) {
      const before = title.offsetHeight;
      title.style.fontFamily = 'Title,arial';
      if (before !== title.offsetHeight) title.style = '';
    }
  };
  // Without the file, the title keeps its fallback, too.
  document.fonts.load('1em Title').then(adopt, () => {});
}
