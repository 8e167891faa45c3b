import { focus, show } from '../../boot/elements.ts';
import { noticeKey, read, write } from '../../boot/storage.ts';

/** Milliseconds between the first frame and the notice. */
const delay = 2000;

/** Shows the storage notice 2 seconds from now, unless it was accepted before. */
export function announceStorage(): void {
  if (read('localStorage', noticeKey) !== '1') setTimeout(show, delay, 'cookies', true);
}

/** Hides the storage notice for good and moves the focus to the content. */
export function acceptStorage(): void {
  write('localStorage', noticeKey, '1');
  show('cookies', false);
  focus('main');
}
