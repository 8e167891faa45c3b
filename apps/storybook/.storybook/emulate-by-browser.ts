import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { isTestRun } from './axe-options.ts';
import { emulateBy } from './emulated-media.ts';
import type { Media } from './media.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates media features in the page that runs the stories. */
    readonly emulateMedia: (media: Media) => Promise<void>;
  }
}

// Under test the browser itself forces colors and prefers reduced motion.
emulateBy((media) => commands.emulateMedia(media));

// What axe reports about a story that passes is 30 kB, which no one reads outside of the panel.
if (isTestRun) afterEach(({ task }) => void Object.assign(task.meta, { reports: [] }));
