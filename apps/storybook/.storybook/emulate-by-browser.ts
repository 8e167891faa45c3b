import { commands } from 'vitest/browser';
import { emulateBy, type Media } from './emulated-media.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets the media features of the page that the stories run in. */
    readonly emulateMedia: (media: Media) => Promise<void>;
  }
}

// Under test the browser really forces colours and really asks for less motion.
emulateBy((media) => commands.emulateMedia(media));
