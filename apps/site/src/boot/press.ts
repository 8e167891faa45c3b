import { closeDialogs, closeFromOutside, obeyCommand } from './dialogs.ts';
import { followToggle } from './language.ts';
import { keepEarly } from './live.ts';
import { acceptCookies, goToTop } from './overlays.ts';
import { toggleTheme } from './theme.ts';

/** What pressing a button does, by the mark it carries. */
const actions: Readonly<Record<string, () => void>> = {
  accept: acceptCookies,
  theme: toggleTheme,
  top: goToTop,
};

/** One listener for every press: buttons by their marks, links by what they are. */
export function press(event: MouseEvent): void {
  const target = event.target as Element;
  closeFromOutside(target);
  const control = target.closest<HTMLAnchorElement | HTMLButtonElement>('a, button');
  if (!control) return;
  obeyCommand(control);
  for (const mark in control.dataset) actions[mark]?.();
  // A link that opens elsewhere, or that a live part has already followed, is not ours.
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
  keepEarly(event, control);
  if (!('href' in control) || control.target) return;
  if (control.hreflang) followToggle(control);
  closeDialogs();
  if (control.dataset.replace) {
    event.preventDefault();
    location.replace(control.href);
  }
}
