import { dataset } from './root.ts';
import { languageKey, read } from './storage.ts';

/**
 * Before first paint: who has been here before has the font and waits for it, as wide windows do by the
 * preload's condition. Text of a phone's first page keeps its fallback: a face that arrives just after
 * the first paint would break lines elsewhere and move the page. The window's width is left to the
 * style sheet, because a script that reads it makes a phone lay out the document.
 */
export function initFont(): void {
  if (read('localStorage', languageKey))
    (document.querySelector('[as=font]') as HTMLLinkElement).media = '';
  else dataset.fallback = '';
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
