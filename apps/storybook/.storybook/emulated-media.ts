import { approximateMedia } from './approximate-media.ts';
import type { Media } from './media.ts';

/** Applies system preferences. A test that controls the browser can do it for real. */
export type Emulator = (media: Media) => void | Promise<void>;

let emulate: Emulator = approximateMedia;
let current = '';

/** Replaces the approximation that a page can do by itself. */
export function emulateBy(emulator: Emulator): void {
  emulate = emulator;
}

const queries = (media: Media): readonly (readonly [string, boolean])[] => [
  ['(forced-colors: active)', media.forcedColors === 'active'],
  ['(prefers-reduced-motion: reduce)', media.reducedMotion === 'reduce'],
  ['(prefers-contrast: more)', media.contrast === 'more'],
];

interface StoryContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: { readonly emulate?: Partial<Media> };
}

/** Applies the preferences in `parameters.emulate`, or else those of the toolbar, before a story renders. */
export async function emulateMedia({ globals, parameters }: StoryContext): Promise<void> {
  const wanted: Media = {
    forcedColors: globals.forcedColors === 'active' ? 'active' : 'none',
    reducedMotion: globals.reducedMotion === 'reduce' ? 'reduce' : 'no-preference',
    contrast: globals.contrast === 'more' ? 'more' : 'no-preference',
    ...parameters.emulate,
  };
  if (current === JSON.stringify(wanted)) return;
  await emulate(wanted);
  current = JSON.stringify(wanted);
  for (const [query, active] of queries(wanted)) {
    if (active && !matchMedia(query).matches) throw new Error(`The browser ignores ${query}.`);
  }
}
