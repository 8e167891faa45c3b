import { approximateMedia } from './approximate-media.ts';

/** What a visitor's system asks for, by the names of the media features. */
export interface Media {
  readonly forcedColors: 'none' | 'active';
  readonly reducedMotion: 'no-preference' | 'reduce';
}

/** How a browser is told; whoever drives one from outside can tell it for real. */
export type Emulator = (media: Media) => void | Promise<void>;

let emulate: Emulator = approximateMedia;
let current = '';

/** Takes the place of the approximation that a page can do by itself. */
export function emulateBy(emulator: Emulator): void {
  emulate = emulator;
}

const queries = (media: Media): readonly (readonly [string, boolean])[] => [
  ['(forced-colors: active)', media.forcedColors === 'active'],
  ['(prefers-reduced-motion: reduce)', media.reducedMotion === 'reduce'],
];

interface StoryPlace {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: { readonly emulate?: Partial<Media> };
}

/** Before a story is drawn: what its `parameters.emulate` or else the toolbar says. */
export async function emulateMedia({ globals, parameters }: StoryPlace): Promise<void> {
  const asked: Media = {
    forcedColors: globals.forcedColors === 'active' ? 'active' : 'none',
    reducedMotion: globals.reducedMotion === 'reduce' ? 'reduce' : 'no-preference',
    ...parameters.emulate,
  };
  if (current === JSON.stringify(asked)) return;
  await emulate(asked);
  current = JSON.stringify(asked);
  for (const [query, wanted] of queries(asked)) {
    if (wanted && !matchMedia(query).matches) throw new Error(`The browser ignores ${query}.`);
  }
}
