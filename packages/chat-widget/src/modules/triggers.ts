import { readNumber } from '../core/numbers.ts';
import type { Settings } from '../core/settings.ts';
import type { Model } from '../element/render/model.ts';
import { perWidget } from './helpers/per-widget.ts';

/** The widgets that wait for a part of the page or for another page. */
const waiting = new Map<HTMLElement, () => void>();

/** Makes the widgets check again; removed ones leave the list. */
function refreshAll() {
  for (const [host, refresh] of waiting)
    if (host.isConnected) refresh();
    else waiting.delete(host);
}

document.addEventListener('scroll', refreshAll, { passive: true });
addEventListener('popstate', refreshAll);
(window as { navigation?: EventTarget }).navigation?.addEventListener(
  'currententrychange',
  refreshAll,
);

/** Whether a path matches a pattern such as `/shop/*`. */
function matchesPath(pattern: string, path: string): boolean {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${source}/?$`).test(path);
}

/** Whether a list of patterns includes a path. Those that begin with `!` exclude theirs. */
export function includesPath(list: string, path: string): boolean {
  const patterns = list.split(/[\s,]+/).filter(Boolean);
  const excluded = patterns.filter((pattern) => pattern.startsWith('!'));
  const included = patterns.filter((pattern) => !pattern.startsWith('!'));
  return (
    !excluded.some((pattern) => matchesPath(pattern.slice(1), path)) &&
    (!included.length || included.some((pattern) => matchesPath(pattern, path)))
  );
}

/** Returns how much of the page has been scrolled, in percent; 100 for a page that fits. */
function scrolled(): number {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight > clientHeight ? (scrollTop / (scrollHeight - clientHeight)) * 100 : 100;
}

/** The triggers that have already fired for a widget. */
const progressOf = perWidget(({ settings, refresh }: Model) => {
  const delay = readNumber(settings['show-after'], 0);
  const left = delay - performance.now();
  if (left > 0) setTimeout(refresh, left);
  return { delay, hasScrolled: false };
});

/**
 * Hides a widget until its delay has passed and the visitor has scrolled, on other pages and outside
 * business hours. Of several agents, the model has one who is there.
 */
export function hides(model: Model): boolean {
  const { host, conversation, refresh, modules } = model;
  const settings: Settings = model.settings;
  const isAway = modules.hours?.isAvailable?.(settings, new Date()) === false;
  if (isAway && host.hasAttribute('hide-away')) return true;
  const list = settings['show-on'];
  const share = settings['show-scroll'];
  if (list == null && share == null && settings['show-after'] == null) return false;
  const progress = progressOf(model);
  waiting.set(host, refresh);
  progress.hasScrolled ||= scrolled() >= readNumber(share, 0);
  const isDue = performance.now() >= progress.delay && progress.hasScrolled;
  return !conversation.isOpen && !(isDue && includesPath(list ?? '', location.pathname));
}
