import { commands } from 'vitest/browser';
import { emulateBy, type Media } from './emulated-media.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates media features in the page that runs the stories. */
    readonly emulateMedia: (media: Media) => Promise<void>;
  }
}

// Under test the browser itself forces colors and prefers reduced motion.
emulateBy((media) => commands.emulateMedia(media));
