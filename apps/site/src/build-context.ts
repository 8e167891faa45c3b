import { createContext, type ReactNode } from 'react';
import type { LivePartName } from './live/live-part.tsx';

/** What the build knows while it prerenders, and no browser needs to. */
export interface Build {
  /** Turns a live part into HTML that a root of its own can take over. */
  readonly toHtml: (part: ReactNode) => string;
  /** The address of a live part's code. */
  readonly sourceOf: (part: LivePartName) => string;
  /** The address of a picture that was written as a file. */
  readonly pictureOf: (name: string) => string;
}

/** Set while prerendering only; without it everything is rendered where it stands. */
export const BuildContext = createContext<Build | undefined>(undefined);
