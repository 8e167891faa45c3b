import { dataset } from './root.ts';
import { languageKey, read } from './storage.ts';

/**
 * Before first paint: who has been here before has the font and waits for it, as wide windows do. Text
 * of a phone's first page keeps its fallback: a face that arrives just after the first paint would
 * break lines elsewhere and move the page.
 */
export function initFont(): void {
  const preload = document.querySelector('[as=font]') as HTMLLinkElement;
  if (matchMedia(preload.media).matches || read('localStorage', languageKey)) preload.media = '';
  else dataset.fallback = '';
}

/** Gives the title the site's face, however late that is, unless its height would change. */
export function adoptTitleFace(): void {
  const adopt = () => {
    const title = document.querySelector('h1') as HTMLElement;
    const { offsetHeight, style } = title;
    style.fontFamily = 'Title,arial';
    if (offsetHeight !== title.offsetHeight) style.fontFamily = '';
  };
  // Without the file, the title keeps its fallback, too.
  document.fonts.load('1em Title').then(adopt, () => {});
}
