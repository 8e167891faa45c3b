import { followToggle } from '../features/language/boot.ts';
import { scrollToTop } from '../features/scroll-to-top/boot.ts';
import { acceptStorage } from '../features/storage-notice/boot.ts';
import { toggleTheme } from '../features/theme/boot.ts';
import { queueClick } from '../islands/loader.ts';
import { closeDialogs, closeFromBackdrop, runCommand } from './dialogs.ts';

/** Button actions by data attribute. */
const actions: Readonly<Record<string, () => void>> = {
  accept: acceptStorage,
  theme: toggleTheme,
  top: scrollToTop,
};

/** Handles every click on the page: buttons by their data attributes, links by what they are. */
export function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  closeFromBackdrop(target);
  // A button has no URL, and none of a link's other attributes.
  const control = target.closest<HTMLAnchorElement>('a, button');
  if (!control) return;
  runCommand(control);
  for (const mark in control.dataset) actions[mark]?.();
  // Not for a link that opens elsewhere, or that an island has already followed.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  queueClick(event, control);
  if (!control.href || control.target) return;
  if (control.hreflang) followToggle(control);
  closeDialogs();
  if (control.dataset.replace) {
    event.preventDefault();
    location.replace(control.href);
  }
}
